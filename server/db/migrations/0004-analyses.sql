-- Runs of the analyzer. A report is kept as it was judged, with the version of its rules, so that runs compare.

CREATE TABLE analyses (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url varchar(2000) NOT NULL,
  site varchar(260) NOT NULL,
  page_limit integer NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  failure text CHECK (failure IN ('unreachable', 'not_allowed', 'too_slow', 'internal')),
  tries integer NOT NULL DEFAULT 0,
  progress jsonb,
  report jsonb,
  rules text,
  overall integer,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz
);

-- A customer's history, newest first; identifiers are UUIDv7 and sort by time.
CREATE INDEX analyses_of_customer ON analyses (customer_id, id DESC);

-- No site is read by two runs at once, whoever asked for them.
CREATE UNIQUE INDEX analyses_one_at_a_time ON analyses (site) WHERE state = 'running';
