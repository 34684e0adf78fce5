-- What its gateway does not tell for a day, or tells with another amount, waits for a person. A payment that is closed can
-- be paid by nobody any more: its gateway has said so.

ALTER TABLE payments DROP CONSTRAINT payments_state_check;

ALTER TABLE payments ADD CONSTRAINT payments_state_check
  CHECK (state IN ('pending', 'paid', 'cancelled', 'failed', 'expired', 'unclear'));

ALTER TABLE payments ADD COLUMN is_closed boolean NOT NULL DEFAULT false;

UPDATE payments SET is_closed = true WHERE state = 'failed';
