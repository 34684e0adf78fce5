-- Accounts, how one signs in to them, and what keeps guessing and flooding away.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  phone varchar(16) UNIQUE,
  password_hash text,
  password_failures integer NOT NULL DEFAULT 0,
  first_name varchar(60),
  last_name varchar(60),
  email varchar(254),
  role text NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'staff')),
  locale varchar(5) NOT NULL,
  privacy_accepted_at timestamptz,
  created_at timestamptz NOT NULL
);

-- An account of Google or the partner is its issuer and its number there; its e-mail address proves nothing.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject varchar(255) NOT NULL,
  provider text NOT NULL CHECK (provider IN ('google', 'partner')),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email varchar(254),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, provider)
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seed text NOT NULL,
  generation integer NOT NULL DEFAULT 0,
  rotated_at timestamptz NOT NULL,
  is_remembered boolean NOT NULL,
  user_agent varchar(300) NOT NULL,
  network varchar(60) NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sessions_user ON sessions (user_id, created_at);

CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);

CREATE INDEX known_devices_expiry ON known_devices (expires_at);

CREATE TABLE otp_requests (
  phone_key text NOT NULL,
  purpose text NOT NULL,
  id uuid NOT NULL UNIQUE,
  attempts integer NOT NULL DEFAULT 0,
  sends integer NOT NULL,
  next_send_at timestamptz NOT NULL,
  code_until timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone_key, purpose)
);

CREATE INDEX otp_requests_expiry ON otp_requests (expires_at);

CREATE TABLE otp_codes (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES otp_requests (id) ON DELETE CASCADE,
  mac text NOT NULL,
  delivery text,
  expires_at timestamptz NOT NULL
);

CREATE INDEX otp_codes_request ON otp_codes (request_id);

CREATE INDEX otp_codes_expiry ON otp_codes (expires_at);

CREATE TABLE tickets (
  mac text PRIMARY KEY,
  purpose text NOT NULL,
  phone varchar(16) NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX tickets_expiry ON tickets (expires_at);

CREATE TABLE login_failures (
  subject text PRIMARY KEY,
  failures integer NOT NULL,
  blocked_until timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX login_failures_expiry ON login_failures (expires_at);

CREATE TABLE app_otps (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text,
  pending text,
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mac text NOT NULL,
  PRIMARY KEY (user_id, mac)
);

-- What happened around signing in. No secrets: keys stand for numbers and addresses.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  user_id uuid,
  phone_key text,
  network_key text,
  details jsonb,
  expires_at timestamptz NOT NULL
);

CREATE INDEX audit_log_user ON audit_log (user_id, id);

CREATE INDEX audit_log_expiry ON audit_log (expires_at);
