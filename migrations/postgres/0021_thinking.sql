-- What: which process thinks about which question that a computer is asked, until when.
-- Why: where several processes find the same question one of them thinks, and another does when that
-- one dies. All times are the database's own.

CREATE TABLE thinking (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat bigint NOT NULL,
    decision bigint NOT NULL,
    holder text COLLATE "C" NOT NULL,
    until real_number NOT NULL,
    PRIMARY KEY (match_id, seat, decision)
);
