import type { ColumnType } from 'kysely';
import type { NotificationEvent } from '#lib/contract/notifications.ts';
import type { Series } from '#lib/contract/stats.ts';

/** Rows of the customer area; see `tables.ts`. */
export interface EmailLinksTable {
  user_id: string;
  id: string;
  email: string;
  expires_at: Date;
}

export interface NotificationsTable {
  id: string;
  user_id: string;
  event: NotificationEvent;
  data: ColumnType<unknown, string, never>;
  created_at: Date;
  read_at: Date | null;
  expires_at: Date;
}

export interface TodosTable {
  id: string;
  user_id: string;
  text: string;
  completed: boolean;
  position: number;
  updated_at: Date;
}

export interface FeedbackTable {
  id: string;
  user_id: string;
  rating: number;
  message: string;
  page: string;
  browser: string | null;
  created_at: Date;
}

export interface UsageFiguresTable {
  user_id: string;
  series: Series;
  /** ISO 8601. */
  day: string;
  source: string;
  value: number;
}

export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface CustomerTables {
  email_links: EmailLinksTable;
  notifications: NotificationsTable;
  todos: TodosTable;
  feedback: FeedbackTable;
  usage_figures: UsageFiguresTable;
  push_subscriptions: PushSubscriptionsTable;
}
