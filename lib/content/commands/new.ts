import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { PAGE_IDS, pageOf } from '#lib/pages/registry.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { nearest } from '../check/nearest.ts';
import { textsOf } from '../check/text-entry.ts';
import { scaffold } from '../edit/scaffold.ts';
import { contentName, schemaOf } from '../load.ts';
import { generateSchemas } from '../schema/generate.ts';
import { schemaLineOf } from '../schema/schema-files.ts';
import { HASHES_FILE } from '../source-hash.ts';
import { type Command, Misunderstood, type Outcome, type Request, textFlag } from './command.ts';

const NAME = /^[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/;

const LEFT = {
  page: `What is left:
  1. Write the texts: each field holds a note (✎) on what belongs there. Begin with locales/en.
  2. A developer adds the page to lib/pages/registry.ts and a route: docs/add-a-page.md.
  3. npm run locales check`,
  article: `What is left:
  1. Write the texts: each field holds a note (✎) on what belongs there. Begin with locales/en; sections and
     blocks may be added or taken away, the same in every language.
  2. A developer adds the article to lib/pages/registry.ts: docs/add-a-page.md.
  3. npm run locales check`,
  language: `What is left:
  1. A developer adds the language to lib/i18n/languages.ts: docs/add-a-language.md.
  2. Translate: npm run locales export -- --lng CODE --format xlsx
  3. npm run locales check`,
};

/** Writes one file in every language, in the shape of an English one. */
function newFiles(folder: string, name: string, model: string): string[] {
  const read = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${model}`);
  if (read.state !== 'parsed') throw new Misunderstood(`${FALLBACK_LANGUAGE}/${model} cannot be read; mend it first.`);
  const schema = generateSchemas(folder).get(schemaLineOf(model)?.split('/').at(-1) ?? '');
  const text = scaffold(read.content, schema, textsOf(model, read.content));
  return LANGUAGE_CODES.map((code) => {
    const file = path.join(folder, code, name);
    if (existsSync(file)) throw new Misunderstood(`${file} is there already.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}

function newPage({ folder, flags }: Request, id: string): Outcome {
  const model = String(flags.like ?? 'web-design');
  const known = PAGE_IDS.filter((page) => schemaOf(page) && pageOf(page).kind !== 'article');
  const like = known.find((page) => page === model);
  if (!like)
    throw new Misunderstood(
      `There is no page "${model}" to copy; did you mean "${nearest(model, known) ?? known[0]}"?`,
    );
  const files = newFiles(folder, `pages/${id}.json`, contentName(like));
  return { text: `${files.length} files: ${files[0]} …\n\n${LEFT.page}`, code: 0 };
}

function newArticle({ folder }: Request, id: string): Outcome {
  const model = PAGE_IDS.find((page) => pageOf(page).kind === 'article');
  if (!model) throw new Misunderstood('There is no article to take the shape from.');
  const files = newFiles(folder, `articles/${id}.json`, contentName(model));
  return { text: `${files.length} files: ${files[0]} …\n\n${LEFT.article}`, code: 0 };
}

function newLanguage({ folder }: Request, code: string): Outcome {
  const target = path.join(folder, code);
  if (!/^[a-z]{2,3}$/.test(code)) throw new Misunderstood(`"${code}" is no language code; it is like "pt" or "ckb".`);
  if (existsSync(target)) throw new Misunderstood(`${target} is there already.`);
  cpSync(path.join(folder, FALLBACK_LANGUAGE), target, {
    recursive: true,
    filter: (file) => path.basename(file) !== HASHES_FILE,
  });
  return { text: `${target} holds the English texts now.\n\n${LEFT.language.replace('CODE', code)}`, code: 0 };
}

/** `new`: files in the right shape. */
export const create: Command = {
  name: 'new',
  summary: 'begins a page, an article or a language: files in the right shape, and what is left to do',
  help: `npm run locales new page support-contracts                    in the shape of web-design
npm run locales new page about-partners -- --like about-us    in the shape of another page
npm run locales new article email-marketing-article
npm run locales new language pt`,
  options: { like: { type: 'string' } },
  run(request) {
    const [what, name] = request.words;
    if (!name || !NAME.test(name))
      throw new Misunderstood('Name it in Latin letters with hyphens: email-marketing-article');
    if (what === 'page') return newPage({ ...request, flags: { like: textFlag(request, 'like') } }, name);
    if (what === 'article') return newArticle(request, name);
    if (what === 'language') return newLanguage(request, name);
    throw new Misunderstood(`"${what ?? ''}" is none of page, article, language.`);
  },
};
