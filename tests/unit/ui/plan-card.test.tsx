// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PlanGrid } from '#components/ui/PlanGrid.tsx';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { orderReference } from '#lib/order-reference.ts';
import { PLANS } from '#lib/plans.ts';

afterEach(cleanup);

const cards = () => screen.getAllByRole('article');

describe('plans of the web group in English', () => {
  test('show the prices of the catalogue', () => {
    render(<PlanGrid group="web" lng="en" />);
    const prices = ['$1,500', '$4,500', '$9,800'];
    for (const [at, card] of cards().entries()) within(card).getByText(prices[at] ?? '');
  });

  test('name what is ordered and where on each link', () => {
    render(<PlanGrid group="web" lng="en" />);
    screen.getByRole('link', { name: 'Order Websites, Popular on WhatsApp' });
    screen.getByRole('link', { name: 'Order Websites, Popular on Telegram' });
  });

  test('open a chat whose message carries the plan, the price, the page and its reference', () => {
    render(<PlanGrid group="web" lng="en" page="service-tariffs" />);
    const link = screen.getByRole('link', { name: 'Order Websites, Economy on WhatsApp' });
    const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toContain('Websites, Economy ($1,500)');
    expect(message).toContain('Page: Pricing.');
    expect(message).toContain(orderReference('web-economy', 'en', 'service-tariffs'));
  });

  test('only the popular plan is an ink island', () => {
    render(<PlanGrid group="web" lng="en" />);
    expect(cards().map((card) => card.hasAttribute('data-dark'))).toEqual([false, true, false]);
  });
});

test('a range shows both ends', () => {
  render(<PlanGrid group="seo" lng="en" />);
  const [first] = cards();
  expect(first?.textContent).toContain('$300–$600');
});

test('Persian pages pay in toman, the unit after the number', () => {
  render(<PlanGrid group="web" lng="fa" />);
  const [first] = cards();
  expect(first?.textContent).toContain('۱۲٬۹۰۰٬۰۰۰ تومان');
});

describe('order reference', () => {
  const all = PLANS.flatMap(({ id }) => LANGUAGE_CODES.map((lng) => orderReference(id, lng)));

  test('is short, readable and the same every time', () => {
    for (const reference of all) expect(reference).toMatch(/^A-[2-9A-HJKMNP-Z]{4}$/);
    expect(orderReference('web-popular', 'fa')).toBe(orderReference('web-popular', 'fa'));
  });

  test('differs between plans, languages and pages', () => {
    expect(new Set(all).size).toBe(all.length);
    expect(orderReference('web-popular', 'en', 'service-tariffs')).not.toBe(orderReference('web-popular', 'en'));
  });
});
