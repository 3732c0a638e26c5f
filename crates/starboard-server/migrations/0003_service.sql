-- Service time is a counter that only running servers advance, by what their own monotonic clocks
-- say. It goes on where the time of version 0.1.0 was; 0 means that it has not begun.
ALTER TABLE service ADD COLUMN service_time BIGINT NOT NULL DEFAULT 0;

-- What `last_seen` was when a server last looked at it: only servers of version 0.1.0 move it.
ALTER TABLE service ADD COLUMN last_seen_known BIGINT NOT NULL DEFAULT 0;

UPDATE service SET service_time = last_seen - away, last_seen_known = last_seen WHERE last_seen > 0;

-- The running servers and the newest format of logs that each of them reads. Rows of a server that
-- is gone grow old.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    format BIGINT NOT NULL,
    -- In service time.
    seen_at BIGINT NOT NULL
);

-- A server of version 0.1.0 may still be running.
INSERT INTO nodes (node, format, seen_at)
SELECT '0.1.0', 1, service_time FROM service WHERE last_seen > 0;
