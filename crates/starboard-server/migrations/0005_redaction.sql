-- Who was ever at a table, for those who delete themselves. Of older tables it has those who have a
-- seat, a result or the table itself; `starboard tables prune` reads whole logs and finds the others.
CREATE TABLE participants (
    person_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
);

INSERT INTO participants (person_id, table_id)
SELECT person_id, table_id FROM seats
UNION SELECT person_id, table_id FROM results
UNION SELECT host, table_id FROM summaries;

-- People who have deleted themselves, until nothing of theirs is left in any log.
CREATE TABLE deletions (
    person_id TEXT PRIMARY KEY
);

-- When the person was last there, to the day, in wall-clock milliseconds.
ALTER TABLE people ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;

UPDATE people SET seen_at = (SELECT last_seen FROM service WHERE id = 1);

-- When entries of the table were last changed in place, in wall-clock milliseconds: nodes that have
-- it in memory read it again.
ALTER TABLE summaries ADD COLUMN redacted_at BIGINT NOT NULL DEFAULT 0;

CREATE INDEX summaries_by_redaction ON summaries (redacted_at);
