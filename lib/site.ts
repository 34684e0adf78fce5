import { brand } from './brand.ts';
import { env } from './env.ts';

/** Contact data that stands in the repository until an agency puts its own in the environment. */
const SAMPLE_CONTACT = {
  phone: '+1 555 010 0123',
  email: 'hello@alpha.example',
  whatsapp: '15550100123',
  telegram: 'alpha_agency_sample',
  address: 'Sample Street 1 | 00000 Sample City',
} as const;

/** Address of the site without a trailing slash. */
export const siteUrl = env.siteUrl.replace(/\/$/, '');

/** The agency as visitors reach it. Sample values are replaced through `NEXT_PUBLIC_*` settings. */
export const site = {
  ...brand,
  url: siteUrl,
  apiUrl: env.apiUrl.replace(/\/$/, ''),
  phone: env.contactPhone ?? SAMPLE_CONTACT.phone,
  email: env.contactEmail ?? SAMPLE_CONTACT.email,
  whatsapp: env.whatsappNumber ?? SAMPLE_CONTACT.whatsapp,
  telegram: env.telegramHandle ?? SAMPLE_CONTACT.telegram,
  /** Lines of the postal address. */
  address: (env.contactAddress ?? SAMPLE_CONTACT.address).split('|').map((line) => line.trim()),
} as const;

/** Toman for one US dollar, and the day (ISO 8601) the rate was taken; absent until an agency sets both. */
export const usdRate =
  env.usdInToman && env.usdInTomanDate ? { toman: env.usdInToman, date: env.usdInTomanDate } : undefined;

/** Names of the settings whose sample value is still in use; a production build warns about them. */
export const sampleSettings: readonly string[] = [
  !env.contactPhone && 'NEXT_PUBLIC_CONTACT_PHONE',
  !env.contactEmail && 'NEXT_PUBLIC_CONTACT_EMAIL',
  !env.whatsappNumber && 'NEXT_PUBLIC_WHATSAPP_NUMBER',
  !env.telegramHandle && 'NEXT_PUBLIC_TELEGRAM_HANDLE',
  !env.contactAddress && 'NEXT_PUBLIC_CONTACT_ADDRESS',
  !env.supportHours && 'NEXT_PUBLIC_SUPPORT_HOURS',
  !env.supportZone && 'NEXT_PUBLIC_SUPPORT_ZONE',
].filter((name) => typeof name === 'string');
