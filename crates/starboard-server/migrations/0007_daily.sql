-- Results of games of the day, the first of every person. `score` and `is_late` follow from the
-- others, for leaderboards.
CREATE TABLE daily_results (
    game TEXT NOT NULL,
    -- Such as 2026-11-15.
    day TEXT NOT NULL,
    person_id TEXT NOT NULL,
    score BIGINT NOT NULL,
    is_late BIGINT NOT NULL,
    -- In wall-clock milliseconds.
    submitted_at BIGINT NOT NULL,
    -- Without the person's name.
    record TEXT NOT NULL,
    PRIMARY KEY (game, day, person_id)
);

CREATE INDEX daily_results_by_person ON daily_results (person_id);
