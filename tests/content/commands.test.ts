import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAsPublished } from '#lib/content/check/text-entry.ts';
import { runLocales } from '#lib/content/commands/run.ts';
import { collectRows } from '#lib/content/exchange/collect.ts';
import { mended } from '#lib/content/fix/repairs.ts';
import { LANGUAGE_CODES, languageOf } from '#lib/i18n/languages.ts';
import { LocalesCopy } from '#tests/support/locales-copy.ts';

describe('npm run locales', () => {
  it('lists its commands when asked for nothing', async () => {
    const { text, code } = await runLocales('locales', []);
    expect(code).toBe(2);
    for (const name of ['check', 'fix', 'status', 'stale', 'new', 'export', 'import']) expect(text).toContain(name);
  });

  it.each([
    [['chek'], 'Did you mean "check"?'],
    [['check', 'xx'], '"xx" is no language of the site'],
    [['check', '--loud'], "Unknown option '--loud'"],
    [['export'], 'Say which language'],
    [['export', '--lng', 'de', '--format', 'pdf'], '"pdf" is no format'],
    [['new', 'shop', 'x'], '"shop" is none of page, article, language'],
    [['new', 'page', 'Über uns'], 'Latin letters with hyphens'],
    [['stale', 'de', '--accept', 'nothing'], 'Nothing to accept'],
  ])('says what it does not understand: %j', async (args, words) => {
    const { text, code } = await runLocales('locales', args);
    expect(code).toBe(2);
    expect(text).toContain(words);
  });

  it('understands options that npm kept for itself', async () => {
    const copy = new LocalesCopy('de');
    const out = copy.beside('de.csv');
    await copy.run('export', 'de', 'csv', 'pages/home.json', '--out', out);
    expect(readFileSync(out, 'utf8')).toContain('Deutsch (de)');
    const { text } = await runLocales(copy.folder, ['import', out], { npm_config_json: 'true' });
    expect(JSON.parse(text)).toMatchObject({ language: 'de', changed: [], refused: [] });
  });

  it.each([
    ['check', 'de'],
    ['fix', 'de'],
    ['status', 'de'],
    ['stale', 'de'],
    ['export', 'de', 'csv', 'pages/home.json', '--out', 'OUT'],
    ['new', 'language', 'pt'],
    ['schema'],
  ])('%s speaks JSON to tools', async (...args) => {
    const copy = new LocalesCopy('de');
    const { text, code } = await copy.run(
      ...args.map((arg) => (arg === 'OUT' ? copy.beside('de.csv') : arg)),
      '--json',
    );
    expect(code).toBeLessThan(2);
    expect(JSON.parse(text)).toBeTypeOf('object');
  });

  it('explains each command with examples', async () => {
    expect((await runLocales('locales', ['help', 'import'])).text).toContain('npm run locales import texts-de.xlsx');
  });
});

describe('fix', () => {
  it.each([
    ['de', 'Websites ab', ' Websites  ab', 'Websites ab'],
    ['fr', 'Combien ça coûte\u202f?', 'Combien ça coûte ?', 'Combien ça coûte\u202f?'],
    ['fa', 'می\u200cسازیم', 'مي سازيم', 'می\u200cسازیم'],
    ['fa', 'سایت\u200cها', 'سايت ها', 'سایت\u200cها'],
    ['fa', '۲۴ کشور', '24 کشور', '۲۴ کشور'],
    ['ar', 'كتاب 24', 'کتـاب ۲۴', 'كتاب 24'],
  ] as const)('mends typing in %s: %s', (lng, _, typed, right) => {
    expect(mended(typed, languageOf(lng))).toBe(right);
  });

  it('shows the change first, and keeps the old file when it writes', async () => {
    const copy = new LocalesCopy('de');
    const before = copy.read('de/pages/web-design.json');
    const { plans } = JSON.parse(before).hero;
    copy.replace('de/pages/web-design.json', plans, `${plans} `);
    const shown = await copy.run('fix', 'de');
    expect(shown.code).toBe(1);
    expect(shown.text).toContain(`+    "plans": "${plans}"`);
    expect(copy.read('de/pages/web-design.json')).not.toBe(before);
    const done = await copy.run('fix', 'de', '--write');
    expect(done.code).toBe(0);
    expect(copy.read('de/pages/web-design.json')).toBe(before);
    expect(existsSync(path.join(copy.project, '.cache/locales-backup'))).toBe(true);
  });

  it.each(LANGUAGE_CODES)('repairs nothing that is right in %s', (code) => {
    const rows = collectRows('locales', code).filter(({ file, field }) => !isAsPublished(`${code}/${file}`, field));
    expect(rows.map(({ text }) => mended(text, languageOf(code)))).toEqual(rows.map(({ text }) => text));
  });
});

describe('stale', () => {
  it('names a text whose English has changed, until somebody accepts it', async () => {
    const copy = new LocalesCopy('de');
    await copy.run('stale', 'de', '--accept', 'all');
    const { plans } = JSON.parse(copy.read('en/pages/web-design.json')).hero;
    copy.replace('en/pages/web-design.json', plans, `${plans} a`);
    const check = async () => (await copy.run('check', 'de')).text;
    expect(await check()).toMatch(/de\/pages\/web-design\.json › hero\.plans.*\[stale\]/);
    expect((await copy.run('stale', 'de')).text).toContain('1 texts are older than English');
    await copy.run('stale', 'de', '--accept', 'de/pages/web-design.json#hero.plans');
    expect(await check()).not.toContain('[stale]');
  });
});

describe('new', () => {
  it('begins an article in every language, and the check waits for its texts', async () => {
    const copy = new LocalesCopy('de');
    expect((await copy.run('new', 'article', 'email-article')).text).toContain('What is left');
    for (const code of LANGUAGE_CODES) expect(copy.read(`${code}/articles/email-article.json`)).toContain('✎ ');
    expect((await copy.run('check', 'de')).text).toMatch(/email-article\.json › title.*\[unwritten\]/);
    expect((await copy.run('new', 'article', 'email-article')).text).toContain('is there already');
  });

  it('begins a language with the English texts', async () => {
    const copy = new LocalesCopy();
    expect((await copy.run('new', 'language', 'pt')).text).toContain('lib/i18n/languages.ts');
    expect(copy.read('pt/pages/home.json')).toBe(copy.read('en/pages/home.json'));
  });
});

describe('status', () => {
  it('counts each language and writes a page to open', async () => {
    const copy = new LocalesCopy('de');
    const [line] = JSON.parse(copy.read('de/pages/web-design.json')).hero.title;
    copy.replace('de/pages/web-design.json', `"${line}"`, `"${line} "`);
    expect((await copy.run('status', 'de')).text).toMatch(/de +\d+\/\d+ +\d+ +\d+ +\d+ +[1-9]\d* +\d+/);
    const html = readFileSync(path.join(copy.folder, 'report.html'), 'utf8');
    expect(html).toContain('de/pages/web-design.json › hero.title.0');
    expect(html).toContain(`<blockquote lang="de-DE" dir="ltr">${line} </blockquote>`);
    expect(html).not.toMatch(/<(?:script|link)|src=/);
  });
});
