-- Dead letters have an end: what nobody looked at goes by itself. Reasons kept so far may quote a provider, so they go.

ALTER TABLE jobs ADD COLUMN expires_at timestamptz;

UPDATE jobs SET last_error = NULL;

UPDATE jobs SET expires_at = now() + interval '28 days' WHERE state = 'dead';

CREATE INDEX jobs_expiry ON jobs (expires_at) WHERE expires_at IS NOT NULL;
