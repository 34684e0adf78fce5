import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { PAGE_IDS, type PageId, pageOf } from '#lib/pages/registry.ts';
import { Announcement } from '../announcement.ts';
import { EXCEPTIONS_FILE, Exceptions } from '../check/exceptions.ts';
import { pageOfFile } from '../check/page-address.ts';
import { GlossaryFile } from '../glossary.ts';
import { contentName, schemaOf } from '../load.ts';
import { HASHES_FILE } from '../source-hash.ts';

/**
 * Name of the schema of a page: its kind where all pages of the kind share one schema (`service`), else its own
 * (`about-us`).
 */
function schemaNameOf(id: PageId): string {
  const { kind } = pageOf(id);
  const shared = new Set(PAGE_IDS.filter((page) => pageOf(page).kind === kind).flatMap((page) => schemaOf(page) ?? []));
  return shared.size === 1 ? kind : id;
}

/** The schema file that a locale file names in its first line, seen from that file: `../../schema/service.json`. */
export function schemaLineOf(name: string): string | undefined {
  const id = pageOfFile(name);
  if (id) return schemaOf(id) ? `../../schema/${schemaNameOf(id)}.json` : undefined;
  if (name.startsWith('ui/')) return `../../schema/${uiSchemaName(name)}.json`;
  if (name.startsWith('articles/')) return '../../schema/article.json';
  return name === HASHES_FILE || name.includes('/') ? undefined : `../schema/${name}`;
}

const uiSchemaName = (name: string): string => `ui-${path.basename(name, '.json')}`;

/** A schema that comes from zod, with the English files that show examples for its fields. */
export interface ContentSchema {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly examples: readonly string[];
}

/** Every schema that zod knows, by the name of its file. */
export function contentSchemas(): ContentSchema[] {
  const byName = new Map<string, ContentSchema>();
  for (const id of PAGE_IDS) {
    const schema = schemaOf(id);
    if (!schema) continue;
    const name = schemaNameOf(id);
    byName.set(name, { name, schema, examples: [...(byName.get(name)?.examples ?? []), contentName(id)] });
  }
  return [
    ...byName.values(),
    { name: 'glossary', schema: GlossaryFile, examples: ['glossary.json'] },
    { name: 'announcement', schema: Announcement, examples: ['announcement.json'] },
    { name: path.basename(EXCEPTIONS_FILE, '.json'), schema: Exceptions, examples: [EXCEPTIONS_FILE] },
  ];
}

/** Interface files of English, with the name of their schema: their shape is the schema. */
export const uiSchemas = (folder: string): { readonly name: string; readonly file: string }[] =>
  readdirSync(path.join(folder, FALLBACK_LANGUAGE, 'ui'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name: uiSchemaName(name), file: `ui/${name}` }));
