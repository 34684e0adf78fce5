import { CATEGORIES, publishedArticles } from '#lib/articles.ts';
import { loadPage } from '#lib/content/load.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pathOf, urlOf } from '#lib/pages/paths.ts';
import { expect, JOURNEY_LANGUAGES, test } from './support/test.ts';

const ARTICLE = 'web-design-react-article';

for (const lng of JOURNEY_LANGUAGES) {
  const { categories, all, filter, contents, share, copyLink, copied } = messagesOf(lng, 'blog');
  const blog = pathOf('blog', lng);
  const titlesOf = (category: string) =>
    publishedArticles()
      .filter((article) => article.category === category)
      .map(({ page }) => loadPage(lng, page).title);

  test.describe(`${lng} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the filter leaves the articles of a category, and its address can be shared', async ({ page }) => {
      await page.goto(blog);
      const cards = page.getByRole('article');
      const chips = page.getByRole('navigation', { name: filter });
      await expect(cards).toHaveCount(8);
      for (const category of CATEGORIES) {
        await chips.getByRole('link', { name: categories[category] }).click();
        await expect(page).toHaveURL(new RegExp(`#${category}$`));
        await expect(page.getByRole('heading', { level: 2, name: categories[category] })).toBeInViewport();
        await expect(cards.getByRole('heading')).toHaveText(titlesOf(category));
      }
      await page.goto(`${blog}#web-design`);
      await expect(cards).toHaveCount(3);
      await chips.getByRole('link', { name: all, exact: true }).click();
      await expect(cards).toHaveCount(8);
    });

    test('a card leads to its article, and the contents list to its sections', async ({ page }) => {
      const content = loadPage(lng, ARTICLE);
      await page.goto(blog);
      await page.getByRole('link', { name: content.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
      const last = content.sections.at(-1)?.title ?? '';
      await page.getByRole('navigation', { name: contents }).getByRole('link', { name: last, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: last, exact: true })).toBeInViewport();
    });
  });

  test(`${lng}: the address of an article and its code can be copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathOf(ARTICLE, lng));
    const pasted = () => page.evaluate(() => navigator.clipboard.readText());
    const section = page.getByRole('region', { name: share });
    await section.getByRole('button', { name: copyLink }).click();
    await expect(section.getByRole('status')).toHaveText(copied);
    expect(await pasted()).toBe(urlOf(ARTICLE, lng));
    const figure = page.locator('figure', { has: page.locator('pre') }).first();
    await expect(async () => {
      // what loads above may move the button between the press and the release
      await figure.getByRole('button').click();
      await expect(figure.getByRole('status')).toHaveText(copied, { timeout: 1000 });
    }).toPass();
    expect(await pasted()).toBe(await figure.locator('pre').textContent());
  });

  test(`${lng}: an article has comments of its own`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/comments') calls.push(url.searchParams.get('page') ?? '');
    });
    await page.goto(pathOf(ARTICLE, lng));
    const comments = page.locator('#comments-island');
    await comments.scrollIntoViewIfNeeded();
    await expect(comments.getByText(loadPage(lng, 'blog').article.comments.empty)).toBeVisible();
    expect(calls).toEqual([ARTICLE]);
  });
}
