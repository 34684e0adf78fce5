-- Browsers that show notices of their own. The address at the push service is chosen by the browser.

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  endpoint varchar(1000) NOT NULL UNIQUE,
  p256dh varchar(120) NOT NULL,
  auth varchar(40) NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id, id);
