-- What the next commitment in the log is made from: the seed of a rematch, drawn when the table is
-- opened. Tables of the first terms have none.
ALTER TABLE tables ADD COLUMN next_seed TEXT;
