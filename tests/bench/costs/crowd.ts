import { Client } from 'pg';

/** Customers besides those of the calls. */
const CUSTOMERS = 20_000;

/** One statement a table: everybody has an order, a ticket that is over, five messages, five notifications. */
const STATEMENTS: readonly string[] = [
  `INSERT INTO users (id, phone, role, first_name, last_name, locale, created_at)
    SELECT gen_random_uuid(), '+98935' || lpad(n::text, 7, '0'), 'customer', 'Mina', 'Karimi', 'en-US',
      now() - n * interval '10 minutes' FROM generate_series(1, ${CUSTOMERS}) n`,
  `INSERT INTO orders (id, customer_id, reference, plan_id, channel, stage, currency, price_from, amount, created_at, changed_at)
    SELECT gen_random_uuid(), id, 'A-' || upper(substr(md5(phone), 1, 4)) || '-' || upper(substr(md5(phone), 5, 4)) || right(phone, 5),
      'web-popular', 'site', CASE WHEN random() < 0.02 THEN 'requested' ELSE 'accepted' END, 'USD', 450000, 450000,
      created_at, created_at FROM users`,
  `INSERT INTO threads (id, kind, customer_id, subject, department, priority, status, mail_token, last_seq, waiting_since,
      created_at, changed_at)
    SELECT gen_random_uuid(), 'ticket', id, 'The menu wraps', 'design', 2, CASE WHEN here < 0.01 THEN 'open' ELSE 'closed' END,
      md5(phone), 5, CASE WHEN here < 0.01 THEN created_at END, created_at, created_at
    FROM (SELECT *, random() AS here FROM users) people`,
  `INSERT INTO thread_messages (id, thread_id, seq, kind, author, author_id, text, via, at)
    SELECT gen_random_uuid(), t.id, seq, 'message', 'customer', customer_id, 'On a phone it breaks into two lines.', 'site',
      created_at FROM threads t, generate_series(1, 5) seq`,
  `INSERT INTO notifications (id, user_id, event, data, created_at, expires_at)
    SELECT gen_random_uuid(), id, 'ticket', '{}', created_at, now() + interval '1 year' FROM users, generate_series(1, 5)`,
  `INSERT INTO audit_log (id, at, event, user_id, expires_at)
    SELECT gen_random_uuid(), created_at, 'signed-in', id, now() + interval '1 year' FROM users, generate_series(1, 5)`,
  `INSERT INTO sessions (id, user_id, seed, rotated_at, is_remembered, user_agent, network, created_at, confirmed_at, ends_at, expires_at)
    SELECT gen_random_uuid(), id, md5(phone), now(), true, 'Firefox', '203.0.113.*', now(), now(), now() + interval '30 days',
      now() + interval '7 days' FROM users`,
  `INSERT INTO comments (id, page, locale, name, last_name, comment, state, created_at)
    SELECT gen_random_uuid(), CASE WHEN n % 20 = 0 THEN 'home' ELSE 'blog' END, 'en-US', 'Leo', 'Brandt', 'Good people.',
      CASE WHEN n % 10 = 1 THEN 'held' ELSE 'approved' END, now() FROM generate_series(1, 2000) n`,
  `INSERT INTO consultations (id, name, email, phone, message, locale, page, created_at, done_at)
    SELECT gen_random_uuid(), 'Sara', 'sara@example.com', '+989123456789', 'We need a shop.', 'fa-IR', '/fa', now(),
      CASE WHEN n % 10 > 0 THEN now() END FROM generate_series(1, 2000) n`,
  `INSERT INTO feedback (id, user_id, rating, message, page, created_at)
    SELECT gen_random_uuid(), id, 5, 'Good', '/en', created_at FROM users ORDER BY phone LIMIT 2000`,
  'ANALYZE',
];

/** Fills an empty database with a small agency's past, so that nothing is read from tables of three rows. */
export async function addCrowd(url: string): Promise<void> {
  // Without the limits of a visitor's query.
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of STATEMENTS) await client.query(statement);
  await client.end();
}
