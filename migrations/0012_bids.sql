-- What: who sits in a running match of Imperium Galáctica without orders of their own goes on being
-- asked for each bid.
-- Why: nobody is asked any more unless they order it, which those who sat down before cannot know.

UPDATE seat SET orders = CAST('{"bid":null}' AS BLOB)
WHERE length(orders) = 0 AND user_id IS NOT NULL
AND match_id IN (SELECT id FROM match WHERE game = 'imperium' AND status = 'playing');
