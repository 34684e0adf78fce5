import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planImport } from '#lib/content/exchange/apply.ts';
import { collectRows } from '#lib/content/exchange/collect.ts';
import { LocalesCopy } from '#tests/support/locales-copy.ts';

const HEADLINE = 'Der Preis steht fest, ehe wir beginnen.';
const PAGE = 'pages/web-design.json';
const { audience, hero } = JSON.parse(readFileSync(`locales/de/${PAGE}`, 'utf8'));
const MISSPELT = hero.plans.replace('{{price}}', '{{preis}}');

/** The German headline of web design, changed in an exported file. */
async function exported(format: 'csv' | 'xliff', from: string, to: string) {
  const copy = new LocalesCopy('de');
  const file = copy.beside(format === 'csv' ? 'de.csv' : 'de.xlf');
  await copy.run('export', '--lng', 'de', '--format', format, '--out', file, PAGE);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return { copy, file };
}

describe('an import', () => {
  it('changes nothing when nothing was changed', () => {
    const rows = collectRows('locales', 'de').map((row) => ({ ...row, place: '' }));
    expect(planImport('locales', 'de', rows)).toEqual({ changed: [], refused: [], files: [] });
  });

  it.each(['csv', 'xliff'] as const)(
    'takes a new headline from %s and leaves the rest byte for byte',
    async (format) => {
      const { copy, file } = await exported(format, audience.title, HEADLINE);
      const before = copy.read(`de/${PAGE}`);
      const { text, code } = await copy.run('import', file);
      expect(code).toBe(0);
      expect(text).toContain('1 texts changed, 0 refused; the old files are in');
      expect(copy.read(`de/${PAGE}`)).toBe(before.replace(audience.title, HEADLINE));
    },
  );

  it('refuses what would break a page and names the cell', async () => {
    const { copy, file } = await exported('csv', hero.plans, MISSPELT);
    const before = copy.read(`de/${PAGE}`);
    const { text, code } = await copy.run('import', file);
    expect(code).toBe(1);
    expect(text).toMatch(/refused.* cell E6/);
    expect(text).toContain(`“${MISSPELT}”: placeholders differ from English: lost {{price}}; added {{preis}}`);
    expect(copy.read(`de/${PAGE}`)).toBe(before);
  });

  it('shows without changing', async () => {
    const { copy, file } = await exported('csv', audience.title, HEADLINE);
    const before = copy.read(`de/${PAGE}`);
    expect((await copy.run('import', file, '--preview')).text).toContain('1 texts would change');
    expect(copy.read(`de/${PAGE}`)).toBe(before);
  });

  it('explains a file that is not one of ours', async () => {
    const copy = new LocalesCopy('de');
    writeFileSync(copy.beside('x.csv'), 'Name,Price\nA,1\n');
    writeFileSync(copy.beside('x.xlf'), '<xliff><file></xliff>');
    expect((await copy.run('import', copy.beside('x.csv'))).text).toContain('No column names its language');
    expect((await copy.run('import', copy.beside('x.xlf'))).text).toMatch(/The file is broken in line 1/);
    expect((await copy.run('import', copy.beside('none.csv'))).code).toBe(2);
  });
});

describe('what is not written yet', () => {
  const SEO = `"seo": ${JSON.stringify(JSON.parse(readFileSync(`locales/de/${PAGE}`, 'utf8')).seo, null, 2)},`;

  /** Exports to CSV, changes what came out, and takes it back. */
  async function sentAndBack(copy: LocalesCopy, name: string, change: (csv: string) => string) {
    const file = copy.beside('de.csv');
    await copy.run('export', 'de', 'csv', name, '--out', file);
    const csv = readFileSync(file, 'utf8');
    writeFileSync(file, change(csv));
    return { csv, ...(await copy.run('import', file)) };
  }

  it('goes out as missing, and comes back into its file', async () => {
    const copy = new LocalesCopy('de');
    const before = copy.read('de/ui/forms.json');
    const { send } = JSON.parse(before);
    copy.replace('de/ui/forms.json', `  "send": "${send}",\n`, '');
    const { csv, code } = await sentAndBack(copy, 'ui/forms.json', (text) =>
      text.replace(/(ui\/forms\.json,send,.*),,missing/, `$1,${send},`),
    );
    expect(csv).toMatch(/ui\/forms\.json,send,.*,Request a consultation,,missing/);
    expect(code).toBe(0);
    await copy.run('fix', 'de', '--write');
    expect(copy.read('de/ui/forms.json')).toBe(before);
  });

  it('may be a whole page', async () => {
    const copy = new LocalesCopy('de');
    const file = copy.beside('de.xlf');
    const before = copy.read('de/pages/contact-us.json');
    await copy.run('export', 'de', 'xliff', 'pages/contact-us.json', '--out', file);
    copy.remove('de/pages/contact-us.json');
    expect((await copy.run('import', file)).code).toBe(0);
    expect(JSON.parse(copy.read('de/pages/contact-us.json'))).toEqual(JSON.parse(before));
  });

  it('is refused when half of a group would break the page', async () => {
    const copy = new LocalesCopy('de');
    const laid = JSON.stringify(JSON.parse(copy.read(`de/${PAGE}`)), null, 2);
    copy.write(`de/${PAGE}`, laid.replace(SEO.replaceAll('\n', '\n  '), ''));
    const { text, code } = await sentAndBack(copy, PAGE, (csv) =>
      csv.replace(/(web-design\.json,seo\.title,.*),,missing/, '$1,Webdesign,'),
    );
    expect(code).toBe(1);
    expect(text).toContain('“Webdesign”: with it, seo.description: the field is missing');
    expect(copy.read(`de/${PAGE}`)).not.toContain('seo');
  });

  it('may be a term of the glossary; an empty one is refused', async () => {
    const copy = new LocalesCopy('de');
    const before = copy.read('de/glossary.json');
    const term = (to: string) => (csv: string) => csv.replace(',Webdesign,', `,${to},`);
    const taken = await sentAndBack(copy, 'glossary.json', term('Webgestaltung'));
    expect(taken.text).toContain('1 texts changed, 0 refused');
    expect(copy.read('de/glossary.json')).toBe(before.replace('"Webdesign"', '"Webgestaltung"'));
    const refused = await sentAndBack(copy, 'glossary.json', (csv) => csv.replace(',Webgestaltung,', ', ,'));
    expect(refused.text).toMatch(/refused.* cell E5\n {2}“ ”: the text is empty/);
  });
});

it('an import into a file that is broken says where', async () => {
  const { copy, file } = await exported('csv', audience.title, HEADLINE);
  copy.replace(`de/${PAGE}`, '"hero": {', '"hero" {');
  const { text, code } = await copy.run('import', file);
  expect(code).toBe(1);
  expect(text).toMatch(/a colon is missing before \{ \(line \d+, column \d+\)\n {2}→ mend the file first/);
});
