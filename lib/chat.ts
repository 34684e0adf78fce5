import { site } from './site.ts';

/**
 * Text for a `text` parameter. Both apps read percent-encoded UTF-8 and show a `+` as it is, so spaces must be `%20`,
 * which `URLSearchParams` does not do. Half a surrogate pair would throw; it becomes a replacement mark.
 */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Address that opens a WhatsApp chat with the agency, the text written and not yet sent. */
export const whatsappUrl = (text: string): string => `https://wa.me/${site.whatsapp}?text=${encodeText(text)}`;

/** The same for Telegram. */
export const telegramUrl = (text: string): string => `https://t.me/${site.telegram}?text=${encodeText(text)}`;
