import * as z from 'zod';
import { SectionHead, SectionHeadWithLead, Seo, text } from '../fields.ts';
import { item, Questions } from '../parts.ts';

/** How to install the site on one kind of device. */
const Device = z.strictObject({
  title: text(30, 'Kind of device'),
  text: text(120, 'Browsers the steps are for'),
  steps: z.array(text(140, 'One step; menu entries in the words of the device’s own language')).min(3).max(4),
});

/** Content of the page about installing the site as an app: `locales/<lng>/pages/download-the-application.json`. */
export const DownloadContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  hero: z.strictObject({
    title: z.array(text(26, 'One line of the title')).min(1).max(2),
    lead: text(280, 'What the app is'),
  }),
  install: z.strictObject({
    button: text(28, 'Opens the browser’s own question'),
    ready: text(100, 'The browser can install it'),
    none: text(120, 'The browser cannot; the steps stand below'),
    done: text(100, 'It is installed'),
  }),
  qr: SectionHeadWithLead.extend({ alt: text(60, 'What the QR code holds') }),
  steps: SectionHeadWithLead.extend({ ios: Device, android: Device, desktop: Device }),
  gives: SectionHead.extend({ items: z.array(item(40, 160, 'What the app gives')).length(4) }),
  questions: Questions,
});
export type DownloadContent = z.infer<typeof DownloadContent>;
