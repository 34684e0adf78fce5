-- The rings of a report beside its overall score: the history draws a line for each and reads no whole reports for it.

ALTER TABLE analyses ADD COLUMN scores jsonb GENERATED ALWAYS AS (report -> 'scores') STORED;
