-- Orders of customers, what happened to them, and the money for them. Amounts are minor units of the currency.
-- An order outlives its customer's account: an invoice has to be kept. Then nobody's name is on it.

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  customer_id uuid REFERENCES users (id) ON DELETE SET NULL,
  reference varchar(20) NOT NULL UNIQUE,
  plan_id varchar(40) NOT NULL,
  channel text NOT NULL CHECK (channel IN ('site', 'whatsapp', 'telegram')),
  stage text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'IRT')),
  price_from integer NOT NULL CHECK (price_from > 0),
  price_to integer CHECK (price_to > price_from),
  amount integer CHECK (amount > 0),
  paid integer NOT NULL DEFAULT 0 CHECK (paid >= 0),
  note varchar(2000),
  cancel_reason varchar(2000),
  due_at timestamptz,
  paused_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

CREATE INDEX orders_of_customer ON orders (customer_id, id DESC);

CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  step text NOT NULL,
  stage text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'agency', 'service')),
  name varchar(130),
  note varchar(2000)
);

CREATE INDEX order_events_of_order ON order_events (order_id, id);

CREATE TABLE deliverables (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  title varchar(120) NOT NULL,
  url varchar(2000) NOT NULL,
  state text NOT NULL CHECK (state IN ('shown', 'asked', 'approved', 'changes')),
  added_at timestamptz NOT NULL
);

CREATE INDEX deliverables_of_order ON deliverables (order_id, id);

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  gateway text NOT NULL CHECK (gateway IN ('sandbox', 'zarinpal', 'stripe')),
  authority varchar(255),
  redirect_url varchar(2000),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'IRT')),
  return_page varchar(300) NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'cancelled', 'failed', 'expired')),
  reference varchar(255),
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (gateway, authority),
  UNIQUE (gateway, reference),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);

CREATE INDEX payments_of_order ON payments (order_id, id);

-- One payment of an order at a time.
CREATE UNIQUE INDEX payments_one_open ON payments (order_id) WHERE state = 'pending';

-- What has arrived. A payment stands in it once, whatever happens.
CREATE TABLE ledger (
  payment_id uuid PRIMARY KEY REFERENCES payments (id),
  order_id uuid NOT NULL REFERENCES orders (id),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'IRT')),
  -- Arrived for an order that was paid or cancelled already: to be given back by a person.
  is_surplus boolean NOT NULL,
  at timestamptz NOT NULL
);

CREATE INDEX ledger_of_order ON ledger (order_id);

-- The bank of the sandbox gateway.
CREATE TABLE sandbox_payments (
  authority text PRIMARY KEY,
  amount integer NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'approved', 'declined')),
  expires_at timestamptz NOT NULL
);

CREATE INDEX sandbox_payments_expiry ON sandbox_payments (expires_at);
