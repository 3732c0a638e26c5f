-- The truth about a table is its log: `entries`. What stands in `summaries`, `seats` and
-- `results` follows from the logs and is kept so that lists need not read them.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- Of the secret that the person's browser keeps.
    secret_hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    -- What the commitment in the log was made from; told in the log when the game is over.
    seed TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);

CREATE TABLE summaries (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- Who opened it.
    host TEXT NOT NULL,
    phase TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    -- In milliseconds of the time that the service was there, as in the logs.
    opened_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- When somebody's time runs out; 0 for never.
    deadline BIGINT NOT NULL,
    -- Whether a bot is to act.
    waits_for_bot BIGINT NOT NULL,
    -- Who is to act, empty for nobody.
    to_act TEXT NOT NULL,
    about TEXT NOT NULL
);

CREATE INDEX summaries_by_phase ON summaries (phase, is_public, changed_at);
CREATE INDEX summaries_by_host ON summaries (host, phase);
CREATE INDEX summaries_by_deadline ON summaries (deadline);
CREATE INDEX summaries_by_bot ON summaries (waits_for_bot, changed_at);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person_id TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person_id);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person_id TEXT NOT NULL,
    game TEXT NOT NULL,
    -- won, lost or drawn
    outcome TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_person ON results (person_id, ended_at);

-- Secrets that move a seat to another device.
CREATE TABLE transfers (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    -- Whose seat it was when the secret was made: it is worth nothing for anybody else's.
    person_id TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- When the service was last there, and how long it was not: clocks do not run meanwhile.
CREATE TABLE service (
    id BIGINT PRIMARY KEY,
    last_seen BIGINT NOT NULL,
    away BIGINT NOT NULL
);

INSERT INTO service (id, last_seen, away) VALUES (1, 0, 0);
