-- What a customer sets, is told, notes and says.

ALTER TABLE users
  ADD COLUMN company varchar(120),
  ADD COLUMN calendar text CHECK (calendar IN ('gregory', 'persian')),
  ADD COLUMN numerals text CHECK (numerals IN ('latin', 'native')),
  ADD COLUMN appearance text NOT NULL DEFAULT 'system' CHECK (appearance IN ('light', 'dark', 'system')),
  ADD COLUMN notification_choices jsonb,
  ADD COLUMN delete_at timestamptz;

-- An e-mail address that waits for its owner to open the link. One at a time for a customer.
CREATE TABLE email_links (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  email varchar(254) NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX email_links_expiry ON email_links (expires_at);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  event text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  expires_at timestamptz NOT NULL
);

CREATE INDEX notifications_of_user ON notifications (user_id, id DESC);

CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;

CREATE INDEX notifications_expiry ON notifications (expires_at);

CREATE TABLE todos (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text varchar(300) NOT NULL,
  completed boolean NOT NULL,
  position double precision NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX todos_of_user ON todos (user_id, position, id);

CREATE TABLE feedback (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  message varchar(2000) NOT NULL,
  page varchar(130) NOT NULL,
  browser varchar(300),
  created_at timestamptz NOT NULL
);

CREATE INDEX feedback_of_user ON feedback (user_id);

-- Figures from elsewhere for a customer's chart. The day is text, ISO 8601: the drivers read a date differently.
CREATE TABLE usage_figures (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  series text NOT NULL CHECK (series IN ('web', 'seo', 'ads', 'content')),
  day varchar(10) NOT NULL,
  source varchar(60) NOT NULL,
  value integer NOT NULL CHECK (value >= 0),
  PRIMARY KEY (user_id, series, day, source)
);
