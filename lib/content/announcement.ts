import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { isBuilt, PAGE_IDS } from '#lib/pages/registry.ts';
import { text } from './fields.ts';
import { readJson } from './read-json.ts';

/** A line above the header: `locales/<lng>/announcement.json`, there only while something is announced. */
export const Announcement = z.strictObject({
  $schema: z.string().optional(),
  text: text(120, 'What is announced, in one sentence', 'We are closed on 1 January; messages wait until the 2nd.'),
  link: z
    .strictObject({
      label: text(40, 'Where the link leads', 'Opening hours'),
      page: z.enum(PAGE_IDS).refine(isBuilt, { error: 'not built' }),
    })
    .optional(),
});
export type Announcement = z.infer<typeof Announcement>;

export const ANNOUNCEMENT_FILE = 'announcement.json';

/** The announcement of a language, or `null`: each language announces on its own. */
export function loadAnnouncement(lng: LanguageCode): Announcement | null {
  const file = path.join('locales', lng, ANNOUNCEMENT_FILE);
  return existsSync(file) ? Announcement.parse(readJson(file)) : null;
}
