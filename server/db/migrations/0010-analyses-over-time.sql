-- Runs that repeat by themselves, and reports that are shown to others.

ALTER TABLE analyses ADD COLUMN is_scheduled boolean NOT NULL DEFAULT false;

-- One for each site of a customer. The job that begins the next run waits in the queue.
CREATE TABLE analysis_schedules (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url varchar(2000) NOT NULL,
  site varchar(260) NOT NULL,
  page_limit integer NOT NULL,
  every text NOT NULL CHECK (every IN ('week', 'month')),
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (customer_id, site)
);

-- Links that open a report without signing in. Only a hash of the token is kept.
CREATE TABLE analysis_shares (
  analysis_id uuid PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
  token_hash varchar(43) NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

CREATE INDEX analysis_shares_expiry ON analysis_shares (expires_at);
