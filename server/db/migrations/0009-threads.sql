-- Tickets and live conversations: one thread of messages, whichever of the two it is.

CREATE SEQUENCE thread_numbers AS integer START 101;

CREATE TABLE threads (
  id uuid PRIMARY KEY,
  number integer NOT NULL UNIQUE DEFAULT nextval('thread_numbers'),
  kind text NOT NULL CHECK (kind IN ('ticket', 'live')),
  customer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subject varchar(160) NOT NULL,
  department text NOT NULL,
  -- 1 low, 2 normal, 3 high, 4 urgent: they are sorted.
  priority smallint NOT NULL CHECK (priority BETWEEN 1 AND 4),
  status text NOT NULL CHECK (status IN ('open', 'in_progress', 'answered', 'closed')),
  order_id uuid REFERENCES orders (id) ON DELETE SET NULL,
  analysis_id uuid REFERENCES analyses (id) ON DELETE SET NULL,
  about varchar(120),
  context jsonb,
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  rating_comment varchar(1000),
  -- Place of the message written last: counted up while the row is locked, so places come in the order of commits.
  last_seq integer NOT NULL DEFAULT 0,
  customer_seen integer NOT NULL DEFAULT 0,
  staff_seen integer NOT NULL DEFAULT 0,
  -- Part of the address that answers by e-mail go to.
  mail_token varchar(40) NOT NULL UNIQUE,
  merged_into uuid REFERENCES threads (id) ON DELETE SET NULL,
  -- Since when the customer waits for the agency.
  waiting_since timestamptz,
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  closed_at timestamptz
);

CREATE INDEX threads_of_customer ON threads (customer_id, changed_at DESC, id DESC);

CREATE INDEX threads_waiting ON threads (waiting_since) WHERE status <> 'closed';

CREATE INDEX threads_of_assignee ON threads (assignee_id) WHERE status <> 'closed';

-- One live conversation of a customer at a time, however many tabs begin one.
CREATE UNIQUE INDEX threads_one_live ON threads (customer_id) WHERE kind = 'live' AND status <> 'closed';

CREATE TABLE thread_messages (
  id uuid PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('message', 'note', 'event')),
  author text NOT NULL CHECK (author IN ('customer', 'staff', 'colleague', 'service')),
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  name varchar(254),
  text varchar(10000) NOT NULL,
  event jsonb,
  via text NOT NULL CHECK (via IN ('site', 'mail')),
  at timestamptz NOT NULL,
  UNIQUE (thread_id, seq)
);

-- Copied in by the customer: every message is mailed to them.
CREATE TABLE thread_people (
  id uuid PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  email varchar(254) NOT NULL,
  mail_token varchar(40) NOT NULL UNIQUE,
  added_at timestamptz NOT NULL,
  UNIQUE (thread_id, email)
);

-- Files of messages; without a message until one names them, and gone after a day without one.
CREATE TABLE attachments (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  message_id uuid REFERENCES thread_messages (id) ON DELETE CASCADE,
  place smallint NOT NULL DEFAULT 0,
  name varchar(120) NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  width integer,
  height integer,
  created_at timestamptz NOT NULL,
  expires_at timestamptz
);

CREATE INDEX attachments_of_message ON attachments (message_id);

CREATE INDEX attachments_of_owner ON attachments (owner_id);

CREATE INDEX attachments_expiry ON attachments (expires_at);

-- Apart, so that no list ever reads them.
CREATE TABLE attachment_contents (
  attachment_id uuid PRIMARY KEY REFERENCES attachments (id) ON DELETE CASCADE,
  content bytea NOT NULL,
  preview bytea
);

CREATE TABLE saved_replies (
  id uuid PRIMARY KEY,
  locale varchar(10) NOT NULL,
  title varchar(80) NOT NULL,
  text varchar(5000) NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL
);

-- Who has a page with a stream open, by the node that serves it. A node that died stops prolonging its rows.
CREATE TABLE presence (
  node uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_staff boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (node, user_id)
);

CREATE INDEX presence_of_user ON presence (user_id);

CREATE INDEX presence_expiry ON presence (expires_at);
