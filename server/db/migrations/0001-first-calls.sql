-- What the first calls of the service write: consultation requests, comments, and the machinery below them.

CREATE TABLE consultations (
  id uuid PRIMARY KEY,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  phone varchar(16) NOT NULL,
  message varchar(4000) NOT NULL,
  locale varchar(5) NOT NULL,
  page varchar(121) NOT NULL,
  journey jsonb,
  created_at timestamptz NOT NULL
);

CREATE TABLE comments (
  id uuid PRIMARY KEY,
  page varchar(60) NOT NULL,
  locale varchar(5) NOT NULL,
  name varchar(60) NOT NULL,
  last_name varchar(60) NOT NULL,
  comment varchar(2000) NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'approved', 'rejected')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);

-- The public list is read by page, newest first; identifiers are UUIDv7 and sort by time.
CREATE INDEX comments_approved ON comments (page, id DESC) WHERE state = 'approved';

CREATE INDEX comments_held ON comments (id) WHERE state = 'held';

CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  state text NOT NULL DEFAULT 'ready' CHECK (state IN ('ready', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  run_at timestamptz NOT NULL,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz NOT NULL
);

CREATE INDEX jobs_due ON jobs (run_at) WHERE state = 'ready';

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  owner uuid NOT NULL,
  answer jsonb,
  locked_until timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);

CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);

CREATE TABLE rate_limits (
  bucket text PRIMARY KEY,
  hits integer NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX rate_limits_expiry ON rate_limits (expires_at);

-- The general limit counts every call. Unlogged: a count costs no disk sync, and only a crash forgets it.
CREATE UNLOGGED TABLE request_counts (
  bucket text PRIMARY KEY,
  hits integer NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX request_counts_expiry ON request_counts (expires_at);

CREATE TABLE used_challenges (
  id text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE INDEX used_challenges_expiry ON used_challenges (expires_at);
