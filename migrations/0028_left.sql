-- What: an index of messages by where they stand.
-- Why: which match has left a channel is asked of the channel and a hash; without it each question
-- would walk through all messages, with all that they show.

CREATE INDEX message_channel ON message (channel_id, surface);
