-- Files of orders: what a customer gives for the work, and what the agency hands over as a file instead of a link.

ALTER TABLE attachments ADD COLUMN order_id uuid REFERENCES orders (id) ON DELETE CASCADE;

CREATE INDEX attachments_of_order ON attachments (order_id);

ALTER TABLE deliverables ALTER COLUMN url DROP NOT NULL;

ALTER TABLE deliverables ADD COLUMN attachment_id uuid REFERENCES attachments (id) ON DELETE SET NULL;

CREATE INDEX deliverables_of_attachment ON deliverables (attachment_id);
