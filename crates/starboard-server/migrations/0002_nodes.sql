-- Who watches a table on which node, for the other nodes. Rows of a node that is gone grow old.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    -- The ids of people with seats, with spaces between them.
    people TEXT NOT NULL,
    -- How many others watch.
    others BIGINT NOT NULL,
    -- In milliseconds of the time that the service was there.
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);

CREATE INDEX presence_by_node ON presence (node);

CREATE INDEX summaries_by_person_to_act ON summaries (to_act);
