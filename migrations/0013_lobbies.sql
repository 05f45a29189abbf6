-- What: the lobbies of a server are found without looking at its matches.
-- Why: people ask which lobbies stand open, and a server may have played thousands.

CREATE INDEX match_lobby ON match (guild_id) WHERE status = 'lobby';
