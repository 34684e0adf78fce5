-- Money that was paid, was not due, and was given back by a person. What an order was paid is the sum of its ledger without it.
CREATE TABLE repayments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'IRT')),
  -- Number of the money's movement at the bank or the gateway.
  reference varchar(120) NOT NULL UNIQUE,
  at timestamptz NOT NULL
);

CREATE INDEX repayments_of_order ON repayments (order_id, id);
