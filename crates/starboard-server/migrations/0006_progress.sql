-- Moves change few columns of a summary and as few indexes as possible.

-- How many actions and outcomes there have been; below 0, what `about` says.
ALTER TABLE summaries ADD COLUMN moves BIGINT NOT NULL DEFAULT -1;

DROP INDEX summaries_by_phase;
DROP INDEX summaries_by_deadline;
DROP INDEX summaries_by_bot;

CREATE INDEX summaries_listed ON summaries (phase, changed_at) WHERE is_public = 1;
CREATE INDEX summaries_gathering ON summaries (changed_at) WHERE phase = 'gathering';
CREATE INDEX summaries_with_deadline ON summaries (deadline) WHERE deadline > 0;
CREATE INDEX summaries_waiting_for_bot ON summaries (changed_at) WHERE waits_for_bot = 1;
