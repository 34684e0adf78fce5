import * as z from 'zod';

/** What a message may carry and a customer may keep. The service holds the limits; the page says them. */
export const ATTACHMENT_LIMITS = {
  /** Bytes of a file as it is sent. */
  bytes: 10_000_000,
  perMessage: 5,
  /** Of one person, all messages together. */
  files: 200,
  total: 100_000_000,
  /** Width times height of a picture. */
  pixels: 40_000_000,
} as const;

/** What may be attached, by the content of the file, with the endings a name may have. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt'],
} as const;
export const ATTACHMENT_MEDIA = Object.keys(ATTACHMENT_TYPES) as AttachmentMedia[]; // the keys of the literal above
export type AttachmentMedia = keyof typeof ATTACHMENT_TYPES;

/**
 * Path to send a file to: the file itself is the body (`application/octet-stream`), its name stands in `?name=`. Wants the
 * access token and the XSRF token. Answers 201 with an `Attachment`, which the next message names by its id; one that no
 * message takes is gone after a day. Pictures are written anew, without what a camera put into them.
 *
 * Refusals: `unsupported_media_type` (the content is none of the kinds, or not what the name says), `validation_failed`
 * (`name`; `file` for a picture or a document that is broken or does something when it is opened), `payload_too_large`,
 * `list_full`, `session_expired`, `xsrf_invalid`, `rate_limited`.
 *
 * `GET attachments/<id>` gives the file, always as a download; `?size=preview` a small WebP of a picture. It is read with
 * the access token, so a page makes an object URL of it. Whoever may not read the message gets `not_found`.
 */
export const ATTACHMENTS = 'attachments';

export const Attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.enum(ATTACHMENT_MEDIA as [AttachmentMedia, ...AttachmentMedia[]]), // five of them
  /** Bytes, as they are kept. */
  size: z.int(),
  /** Pixels; of pictures only. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type Attachment = z.infer<typeof Attachment>;
