import type { ColumnType, Generated } from 'kysely';
import type { AttachmentMedia } from '#lib/contract/attachments.ts';
import type { Department, MessageAuthor, TicketStatus } from '#lib/contract/tickets.ts';

/** JSON goes in as text; see `tables.ts`. */
type Json = ColumnType<unknown, string | null, never>;

/** Rows of tickets and live conversations; see `tables.ts`. */
export interface ThreadsTable {
  id: string;
  number: Generated<number>;
  kind: 'ticket' | 'live';
  customer_id: string;
  subject: string;
  department: Department;
  /** 1 low to 4 urgent. */
  priority: number;
  status: TicketStatus;
  order_id: string | null;
  analysis_id: string | null;
  about: string | null;
  context: Json;
  assignee_id: string | null;
  rating: number | null;
  rating_comment: string | null;
  last_seq: Generated<number>;
  customer_seen: Generated<number>;
  staff_seen: Generated<number>;
  mail_token: string;
  merged_into: string | null;
  waiting_since: Date | null;
  answered_at: Date | null;
  created_at: Date;
  changed_at: Date;
  closed_at: Date | null;
}

export interface ThreadMessagesTable {
  id: string;
  thread_id: string;
  seq: number;
  kind: 'message' | 'note' | 'event';
  author: MessageAuthor;
  author_id: string | null;
  name: string | null;
  text: string;
  event: Json;
  via: 'site' | 'mail';
  at: Date;
}

export interface ThreadPeopleTable {
  id: string;
  thread_id: string;
  email: string;
  mail_token: string;
  added_at: Date;
}

export interface AttachmentsTable {
  id: string;
  /** Who sent it; `null` once that account is gone. */
  owner_id: string | null;
  message_id: string | null;
  order_id: Generated<string | null>;
  /** Place among the files of its message. */
  place: Generated<number>;
  name: string;
  media_type: AttachmentMedia;
  size: number;
  width: number | null;
  height: number | null;
  created_at: Date;
  /** `null` once a message or an order has it. */
  expires_at: Date | null;
}

export interface AttachmentContentsTable {
  attachment_id: string;
  content: Uint8Array;
  /** A small WebP of a picture. */
  preview: Uint8Array | null;
}

export interface SavedRepliesTable {
  id: string;
  locale: string;
  title: string;
  text: string;
  uses: Generated<number>;
  changed_at: Date;
}

export interface PresenceTable {
  node: string;
  user_id: string;
  is_staff: boolean;
  expires_at: Date;
}

export interface ThreadTables {
  threads: ThreadsTable;
  thread_messages: ThreadMessagesTable;
  thread_people: ThreadPeopleTable;
  attachments: AttachmentsTable;
  attachment_contents: AttachmentContentsTable;
  saved_replies: SavedRepliesTable;
  presence: PresenceTable;
}
