import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OutdatedNotice } from '#components/sections/article/OutdatedNotice.tsx';
import { isOutdated } from '#lib/content/outdated.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { LocalesCopy } from '#tests/support/locales-copy.ts';

const PAGE = 'seo-guide-article';
const FILE = `articles/${PAGE}.json`;

it('an article is outdated once English has changed, until its language accepts it', async () => {
  const copy = new LocalesCopy('de');
  expect(isOutdated('de', FILE, copy.folder)).toBe(false);
  const { lead } = JSON.parse(copy.read(`en/${FILE}`));
  copy.replace(`en/${FILE}`, lead, `${lead} And more.`);
  expect(isOutdated('de', FILE, copy.folder)).toBe(true);
  expect(isOutdated('en', FILE, copy.folder)).toBe(false);
  await copy.run('stale', 'de', '--accept', `de/${FILE}`);
  expect(isOutdated('de', FILE, copy.folder)).toBe(false);
});

vi.mock('#lib/content/outdated.ts', async (original) => {
  const actual = await original<typeof import('#lib/content/outdated.ts')>();
  return { isOutdated: vi.fn(actual.isOutdated) };
});

it('its readers are told and led to the English article; others see nothing', () => {
  expect(renderToStaticMarkup(<OutdatedNotice lng="fa" page={PAGE} />)).toBe('');
  vi.mocked(isOutdated).mockReturnValueOnce(true);
  const notice = renderToStaticMarkup(<OutdatedNotice lng="fa" page={PAGE} />);
  const { outdated, readEnglish } = messagesOf('fa', 'blog');
  expect(notice).toContain(`<p>${outdated}</p>`);
  expect(notice).toMatch(new RegExp(`href="/en/blog/${PAGE}"[^>]*>${readEnglish}<`));
});
