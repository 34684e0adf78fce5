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
import { type Command, isOn, json, Misunderstood, type Request, textFlag } from './command.ts';

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

/** What a command began, and what is left to do. */
interface Begun {
  readonly files: readonly string[];
  readonly text: string;
}

function newPage({ folder, flags }: Request, id: string): Begun {
  const model = String(flags.like ?? 'web-design');
  const known = PAGE_IDS.filter((page) => schemaOf(page) && pageOf(page).kind !== 'article');
  const like = known.find((page) => page === model);
  if (!like)
    throw new Misunderstood(
      `There is no page "${model}" to copy; did you mean "${nearest(model, known) ?? known[0]}"?`,
    );
  const files = newFiles(folder, `pages/${id}.json`, contentName(like));
  return { files, text: `${files.length} files: ${files[0]} …\n\n${LEFT.page}` };
}

function newArticle({ folder }: Request, id: string): Begun {
  const model = PAGE_IDS.find((page) => pageOf(page).kind === 'article');
  if (!model) throw new Misunderstood('There is no article to take the shape from.');
  const files = newFiles(folder, `articles/${id}.json`, contentName(model));
  return { files, text: `${files.length} files: ${files[0]} …\n\n${LEFT.article}` };
}

function newLanguage({ folder }: Request, code: string): Begun {
  const target = path.join(folder, code);
  if (!/^[a-z]{2,3}$/.test(code)) throw new Misunderstood(`"${code}" is no language code; it is like "pt" or "ckb".`);
  if (existsSync(target)) throw new Misunderstood(`${target} is there already.`);
  cpSync(path.join(folder, FALLBACK_LANGUAGE), target, {
    recursive: true,
    filter: (file) => path.basename(file) !== HASHES_FILE,
  });
  return { files: [target], text: `${target} holds the English texts now.\n\n${LEFT.language.replace('CODE', code)}` };
}

const BEGIN: Readonly<Record<string, (request: Request, name: string) => Begun>> = {
  page: newPage,
  article: newArticle,
  language: newLanguage,
};

/** `new`: files in the right shape. */
export const create: Command = {
  name: 'new',
  summary: 'begins a page, an article or a language: files in the right shape, and what is left to do',
  help: `npm run locales new page support-contracts                    in the shape of web-design
npm run locales new page about-partners -- --like about-us    in the shape of another page
npm run locales new article email-marketing-article
npm run locales new language pt
  -- --json   the list of files, for tools`,
  options: { like: { type: 'string' }, json: { type: 'boolean' } },
  run(request) {
    const [what, name] = request.words;
    if (!name || !NAME.test(name))
      throw new Misunderstood('Name it in Latin letters with hyphens: email-marketing-article');
    const begin = BEGIN[what ?? ''];
    if (begin) {
      const { files, text } = begin({ ...request, flags: { like: textFlag(request, 'like') } }, name);
      return { text: isOn(request, 'json') ? json({ files }) : text, code: 0 };
    }
    throw new Misunderstood(`"${what ?? ''}" is none of page, article, language.`);
  },
};
