-- What: an index of what a channel has seen begin, by when it ended.
-- Why: matches move between channels and do not end in the order in which they began, so which was
-- the last of a channel is not told by their numbers.

CREATE INDEX match_last_in ON match (channel_id, coalesce(ended_at, 1e18), id)
    WHERE started_at IS NOT NULL;
