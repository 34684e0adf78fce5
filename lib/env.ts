import * as z from 'zod';
import { isTimeZone, parseSpans } from './hours/opening-hours.ts';

/**
 * Build-time settings of the site. Next inlines `NEXT_PUBLIC_*`, so each is named in full here and nowhere else.
 * `.env.example` explains every one.
 */
const PublicSettings = z.object({
  siteUrl: z.url().default('http://localhost:3000'),
  apiUrl: z.string().default('/api'),
  contentUrl: z.string().default(''),
  geolocationUrl: z.union([z.url(), z.literal('')]).default(''),
  recaptchaSiteKey: z.string().default(''),
  whatsappNumber: z
    .string()
    .regex(/^\d{8,15}$/, 'digits only, with the country code')
    .optional(),
  telegramHandle: z
    .string()
    .regex(/^\w{5,32}$/, 'without @')
    .optional(),
  contactPhone: z.string().optional(),
  contactEmail: z.email().optional(),
  contactAddress: z.string().optional(),
  supportHours: z
    .string()
    .refine((text) => parseSpans(text) !== undefined, { error: 'write it as Mo-Fr 09:00-18:00; Sa 10:00-14:00' })
    .optional(),
  supportZone: z.string().refine(isTimeZone, { error: 'name a time zone such as Europe/Berlin' }).optional(),
  serviceWorker: z.enum(['on', 'off']).default('on'),
  pageErrorShare: z.coerce.number().min(0).max(1).default(1),
  usdInToman: z.coerce.number().int().positive().optional(),
  usdInTomanDate: z.iso.date().optional(),
});

const given = {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL,
  apiUrl: process.env.NEXT_PUBLIC_API_URL,
  contentUrl: process.env.NEXT_PUBLIC_CONTENT_URL,
  geolocationUrl: process.env.NEXT_PUBLIC_GEOLOCATION_URL,
  recaptchaSiteKey: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
  whatsappNumber: process.env.NEXT_PUBLIC_WHATSAPP_NUMBER,
  telegramHandle: process.env.NEXT_PUBLIC_TELEGRAM_HANDLE,
  contactPhone: process.env.NEXT_PUBLIC_CONTACT_PHONE,
  contactEmail: process.env.NEXT_PUBLIC_CONTACT_EMAIL,
  contactAddress: process.env.NEXT_PUBLIC_CONTACT_ADDRESS,
  supportHours: process.env.NEXT_PUBLIC_SUPPORT_HOURS,
  supportZone: process.env.NEXT_PUBLIC_SUPPORT_ZONE,
  serviceWorker: process.env.NEXT_PUBLIC_SERVICE_WORKER,
  pageErrorShare: process.env.NEXT_PUBLIC_PAGE_ERROR_SHARE,
  usdInToman: process.env.NEXT_PUBLIC_USD_IN_TOMAN,
  usdInTomanDate: process.env.NEXT_PUBLIC_USD_IN_TOMAN_DATE,
};

const withoutEmpty = Object.fromEntries(Object.entries(given).filter(([, value]) => value));

/** Parsed public settings. A wrong value stops the build and names the setting. */
export const env = PublicSettings.parse(withoutEmpty);
