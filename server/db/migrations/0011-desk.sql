-- What the desk writes down: who may do what, requests that were dealt with, decisions about comments, money by transfer.

ALTER TABLE users DROP CONSTRAINT users_role_check;

ALTER TABLE users ADD CONSTRAINT users_role_check CHECK (role IN ('customer', 'staff', 'admin'));

ALTER TABLE consultations ADD COLUMN assignee_id uuid REFERENCES users (id) ON DELETE SET NULL;

ALTER TABLE consultations ADD COLUMN done_at timestamptz;

CREATE INDEX consultations_open ON consultations (id) WHERE done_at IS NULL;

-- The browser it came from, as a keyed hash: whoever had a comment approved need not wait again, where that is wanted.
ALTER TABLE comments ADD COLUMN visitor varchar(43);

CREATE INDEX comments_of_visitor ON comments (visitor) WHERE visitor IS NOT NULL;

ALTER TABLE payments DROP CONSTRAINT payments_gateway_check;

ALTER TABLE payments ADD CONSTRAINT payments_gateway_check
  CHECK (gateway IN ('sandbox', 'zarinpal', 'stripe', 'transfer'));

CREATE INDEX audit_log_by_time ON audit_log (id DESC);
