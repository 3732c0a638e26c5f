-- `waits_for_bot` is 2 where it has been a bot's turn for a while, only bots are left to play, and nobody
-- watches: the duty that looks for lost bots passes such tables over, and another one ends them.
CREATE INDEX summaries_left_to_bots ON summaries (changed_at) WHERE waits_for_bot = 2;

-- Nodes look at the tables in their memory instead.
DROP INDEX summaries_by_redaction;

-- Leaderboards, in their order.
CREATE INDEX daily_results_ranked ON daily_results (game, day, is_late, score DESC);
