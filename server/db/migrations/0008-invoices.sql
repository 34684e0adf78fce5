-- Numbers of invoices: one a year follows the other without a gap, as tax law wants.

ALTER TABLE orders
  ADD COLUMN invoice_number varchar(20) UNIQUE,
  ADD COLUMN invoiced_at timestamptz;

CREATE TABLE invoice_counters (
  year integer PRIMARY KEY,
  last integer NOT NULL
);
