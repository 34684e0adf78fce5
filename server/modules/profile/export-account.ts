import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

type Rows = Readonly<Record<string, unknown>>[];

/** What is given to the customer, kind by kind. No hashes, no keys, nothing that signs in. */
export const KINDS: Readonly<Record<string, string>> = {
  account: `SELECT phone, first_name, last_name, company, email, role, locale, calendar, numerals, appearance,
    notification_choices, privacy_accepted_at, created_at, delete_at FROM users WHERE id = $user`,
  identities: 'SELECT provider, email, linked_at FROM identities WHERE user_id = $user ORDER BY linked_at',
  sessions: `SELECT user_agent, network, created_at, rotated_at AS last_seen_at FROM sessions WHERE user_id = $user
    ORDER BY created_at`,
  orders: `SELECT id, reference, plan_id, channel, stage, currency, price_from, price_to, amount, paid, note,
    cancel_reason, due_at, invoice_number, invoiced_at, created_at, changed_at FROM orders WHERE customer_id = $user ORDER BY id`,
  order_history: `SELECT order_id, at, step, e.stage, actor, name, e.note, e.due_at FROM order_events e
    JOIN orders o ON o.id = e.order_id WHERE customer_id = $user ORDER BY e.id`,
  deliverables: `SELECT d.order_id, title, url, a.name AS file, state, added_at FROM deliverables d
    JOIN orders o ON o.id = d.order_id LEFT JOIN attachments a ON a.id = d.attachment_id WHERE customer_id = $user
    ORDER BY d.id`,
  payments: `SELECT p.id, order_id, gateway, p.amount, p.currency, state, p.reference, p.created_at, paid_at
    FROM payments p JOIN orders o ON o.id = p.order_id WHERE customer_id = $user ORDER BY p.id`,
  repayments: `SELECT r.id, order_id, r.amount, r.currency, r.reference, at
    FROM repayments r JOIN orders o ON o.id = r.order_id WHERE customer_id = $user ORDER BY r.id`,
  analyses: `SELECT id, url, state, overall, report, created_at, finished_at FROM analyses WHERE customer_id = $user
    ORDER BY id`,
  tickets: `SELECT id, number, kind, subject, department, status, about, context, rating, rating_comment, created_at,
    changed_at, closed_at FROM threads WHERE customer_id = $user ORDER BY number`,
  ticket_messages: `SELECT m.thread_id AS ticket_id, at, author, name, text, event, via FROM thread_messages m
    JOIN threads t ON t.id = m.thread_id WHERE m.kind <> 'note' AND t.customer_id = $user ORDER BY number, seq`,
  ticket_files: `SELECT id, message_id, order_id, name, media_type, size, created_at FROM attachments WHERE owner_id = $user
    ORDER BY id`,
  people_copied_in: `SELECT thread_id AS ticket_id, email, added_at FROM thread_people p
    JOIN threads t ON t.id = p.thread_id WHERE t.customer_id = $user ORDER BY p.id`,
  address_to_confirm: 'SELECT email FROM email_links WHERE user_id = $user',
  push_subscriptions: 'SELECT endpoint, created_at FROM push_subscriptions WHERE user_id = $user ORDER BY id',
  analysis_schedules: `SELECT url, every, next_at, created_at FROM analysis_schedules WHERE customer_id = $user
    ORDER BY id`,
  todos: 'SELECT id, text, completed, position, updated_at FROM todos WHERE user_id = $user ORDER BY position',
  notifications: 'SELECT event, data, created_at, read_at FROM notifications WHERE user_id = $user ORDER BY id',
  feedback: 'SELECT rating, message, page, browser, created_at FROM feedback WHERE user_id = $user ORDER BY id',
  figures: 'SELECT series, day, source, value FROM usage_figures WHERE user_id = $user ORDER BY day',
  consultations: `SELECT c.name, c.email, c.phone, message, c.locale, page, c.created_at FROM consultations c
    JOIN users u ON u.phone = c.phone WHERE u.id = $user ORDER BY c.id`,
  security_log: 'SELECT at, event, details FROM audit_log WHERE user_id = $user ORDER BY id',
};

async function rowsOf(db: Queries, text: string, userId: string): Promise<Rows> {
  const [before = '', after = ''] = text.split('$user');
  const { rows } = await sql<Rows[number]>`${sql.raw(before)}${userId}${sql.raw(after)}`.execute(db);
  return rows;
}

/** Everything the service holds of a customer, as the customer may read and keep it. */
export async function exportAccount(db: Queries, userId: string): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {};
  for (const [kind, text] of Object.entries(KINDS)) data[kind] = await rowsOf(db, text, userId);
  return data;
}
