// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readJourney, recordPage, startSearchBoxes } from '#lib/browser/journey.ts';
import { Journey } from '#lib/contract/consultations.ts';

beforeEach(() => sessionStorage.clear());

describe('journey', () => {
  it('is empty at first', () => expect(readJourney()).toEqual({ pageCount: 0, searchCount: 0, pages: [] }));

  it('counts every view and names every page once, in order', () => {
    for (const path of ['/fa', '/fa/web-design', '/fa']) recordPage(path);
    expect(readJourney()).toEqual({ pageCount: 3, searchCount: 0, pages: ['/fa', '/fa/web-design'] });
  });

  it('always fits the contract, however long or odd the visit', () => {
    for (let page = 0; page < 30; page += 1) recordPage(`/en/page-${page}`);
    for (const odd of ['/en/%D8%A7', '/en/a b', `/en/${'x'.repeat(200)}`]) recordPage(odd);
    sessionStorage.setItem('searchCount', 'NaN');
    const journey = readJourney();
    expect(Journey.parse(journey)).toEqual(journey);
    expect(journey.pageCount).toBe(33);
    expect(journey.pages).toHaveLength(20);
    expect(journey.pages.at(-1)).toBe('/en/page-29');
  });

  it('counts searches and carries their text', () => {
    startSearchBoxes();
    document.body.innerHTML =
      '<form role="search"><input name="q" value="seo price"></form><form><input name="q"></form>';
    for (const form of document.forms) form.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(readJourney().searchCount).toBe(1);
    expect(sessionStorage.getItem('transferQuery')).toBe('seo price');
  });
});
