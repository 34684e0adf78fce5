-- A file that a message or an order has belongs to it, and stays when the account that sent it is deleted; one that nobody
-- took goes with the account (`erase-account.ts`).

ALTER TABLE attachments ALTER COLUMN owner_id DROP NOT NULL;

ALTER TABLE attachments DROP CONSTRAINT attachments_owner_id_fkey;

ALTER TABLE attachments
  ADD CONSTRAINT attachments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL;

-- The day that an entry of an order's history agrees; without one where it says that there is none any more.
ALTER TABLE order_events ADD COLUMN due_at timestamptz;
