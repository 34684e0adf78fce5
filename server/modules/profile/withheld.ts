/*
 * What a customer's export leaves out, and why. A test walks the schema: a new column is given to its customer or stands
 * here.
 */
type Reasons = Readonly<Record<string, string>>;

const NOBODYS = 'says nothing of a customer';
const SECRET = 'signs in, or helps to';
const INSIDE = 'ties rows together or orders them';
const AGENCY = 'the agency’s own work';

/** Tables of which nothing is given. */
export const WITHHELD_TABLES: Reasons = {
  comments: 'written without an account; a keyed hash of the browser is no key to a person',
  comment_answers: 'the agency’s words under a comment; public',
  comment_notices: 'an address left with a comment, without an account',
  jobs: 'ids, and what a message names of them, until it is sent or a month is over',
  idempotency_keys: 'answers given already, for 48 hours, under a hash',
  rate_limits: 'counts under keyed hashes, for a day',
  request_counts: 'counts under keyed hashes, for minutes',
  used_challenges: NOBODYS,
  vital_counts: NOBODYS,
  page_errors: NOBODYS,
  known_devices: 'keyed hashes of browsers; the sessions name them',
  otp_requests: SECRET,
  otp_codes: SECRET,
  tickets: SECRET,
  login_failures: 'counts under keyed hashes, for a day',
  app_otps: SECRET,
  recovery_codes: SECRET,
  ledger: 'the books; the payments say the same',
  sandbox_payments: 'no money moved',
  invoice_counters: NOBODYS,
  attachment_contents: 'the files are downloaded one by one, from their messages',
  saved_replies: AGENCY,
  presence: 'who is here now, for a minute',
  analysis_shares: 'a hash of a link that the customer made',
};

/** Columns of the other tables; `*` stands for any of them. */
export const WITHHELD: Readonly<Record<string, Reasons>> = {
  '*': {
    id: INSIDE,
    user_id: INSIDE,
    customer_id: INSIDE,
    owner_id: INSIDE,
    expires_at: 'follows from the day it began',
  },
  users: { password_hash: SECRET, password_failures: SECRET },
  identities: { issuer: INSIDE, subject: 'the other side’s key' },
  sessions: { seed: SECRET, generation: SECRET, is_remembered: INSIDE, confirmed_at: SECRET, ends_at: INSIDE },
  audit_log: { phone_key: 'a keyed hash', network_key: 'a keyed hash' },
  consultations: { journey: AGENCY, assignee_id: AGENCY, done_at: AGENCY },
  deliverables: { attachment_id: INSIDE },
  orders: { paused_at: AGENCY },
  payments: {
    authority: 'the gateway’s key',
    redirect_url: 'the gateway’s address',
    return_page: INSIDE,
    is_closed: 'whether the gateway is still to be asked',
  },
  analyses: {
    site: INSIDE,
    page_limit: INSIDE,
    failure: INSIDE,
    tries: INSIDE,
    progress: INSIDE,
    rules: INSIDE,
    scores: 'stand in the report',
    is_scheduled: INSIDE,
    started_at: INSIDE,
  },
  analysis_schedules: { site: INSIDE, page_limit: INSIDE },
  threads: {
    priority: AGENCY,
    order_id: INSIDE,
    analysis_id: INSIDE,
    assignee_id: AGENCY,
    last_seq: INSIDE,
    customer_seen: INSIDE,
    staff_seen: AGENCY,
    mail_token: SECRET,
    merged_into: INSIDE,
    waiting_since: AGENCY,
    answered_at: AGENCY,
  },
  thread_messages: { thread_id: INSIDE, seq: INSIDE, kind: INSIDE, author_id: INSIDE },
  thread_people: { mail_token: SECRET },
  attachments: { place: INSIDE, width: INSIDE, height: INSIDE },
  push_subscriptions: { p256dh: SECRET, auth: SECRET, session_id: INSIDE },
};
