import type { Selectable } from 'kysely';
import type { Attachment } from '#lib/contract/attachments.ts';
import type { AttachmentsTable } from '../../db/thread-tables.ts';

export type AttachmentRow = Selectable<AttachmentsTable>;

/** A file as its message shows it. */
export const attachmentOf = ({
  id,
  name,
  media_type,
  size,
  width,
  height,
}: Pick<AttachmentRow, 'id' | 'name' | 'media_type' | 'size' | 'width' | 'height'>): Attachment => ({
  id,
  name,
  mediaType: media_type,
  size,
  width,
  height,
});
