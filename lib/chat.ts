import { site } from './site.ts';

/** What an address cannot hold as it stands: space, control and ASCII marks, and marks that turn the reading direction. */
const UNSAFE = /[^\p{L}\p{M}\p{Nd}._~-]/gu;

/**
 * Text for a `text` parameter. Both apps read UTF-8 and show a `+` as it is, so spaces must be `%20`, which
 * `URLSearchParams` does not do. Letters of any script stay as they are (URL Standard, "URL code points"): the browser
 * encodes them when the link is followed, and a page full of them is half as long. Half a surrogate pair would throw;
 * it becomes a replacement mark.
 */
const encodeText = (text: string): string => text.toWellFormed().replaceAll(UNSAFE, encodeURIComponent);

/** Address that opens a WhatsApp chat with the agency, the text written and not yet sent. */
export const whatsappUrl = (text: string): string => `https://wa.me/${site.whatsapp}?text=${encodeText(text)}`;

/** The same for Telegram. */
export const telegramUrl = (text: string): string => `https://t.me/${site.telegram}?text=${encodeText(text)}`;
