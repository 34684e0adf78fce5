import { describe, expect, it } from 'vitest';
import { smallestPlan, smallestPriceParts } from '#components/sections/home/smallest-price.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { PLANS, planOf } from '#lib/plans.ts';
import { servicePrice } from '#lib/service-price.ts';
import { SERVICES } from '#lib/services.ts';

const texts = { fee: '{{from}} to {{to}}' };

describe('servicePrice', () => {
  it('names the smallest price of the plan a service starts with', () => {
    expect(servicePrice({ from: 'web-economy' }, 'en', texts)).toBe('from $1,500');
    expect(servicePrice({ from: 'seo-economy' }, 'en', texts)).toBe('from $300');
  });

  it('uses toman in Persian where the catalogue has it, else dollars', () => {
    expect(servicePrice({ from: 'web-economy' }, 'fa', texts)).toContain('۱۲٬۹۰۰٬۰۰۰\u00a0تومان');
    expect(servicePrice({ from: 'sale-economy' }, 'fa', texts)).toContain('۵۰۰\u00a0دلار');
  });

  it('spans the fee from its lowest to its highest rate', () => {
    expect(servicePrice('fee', 'en', texts)).toBe('8% to 17%');
  });

  it.each(LANGUAGE_CODES)('leaves no placeholder in %s', (lng) => {
    for (const { pricing } of SERVICES) expect(servicePrice(pricing, lng, texts)).not.toMatch(/\{\{|^$/);
  });
});

describe('smallestPlan', () => {
  it('is the cheapest fixed price that is paid once', () => {
    expect(smallestPlan().id).toBe('sale-economy');
  });

  it('leaves out ranges and monthly plans, however cheap', () => {
    const cheapRange = { ...planOf('complete-economy'), usd: { from: 1, to: 2 } };
    const cheapMonth = { ...planOf('seo-economy'), usd: { from: 1 } };
    expect(smallestPlan([cheapRange, cheapMonth, ...PLANS]).id).toBe('sale-economy');
    expect(() => smallestPlan([cheapRange])).toThrow('fixed price');
  });

  it('sets apart a unit that is a word', () => {
    expect(smallestPriceParts('en')).toEqual([{ text: '$500', isUnit: false }]);
    expect(smallestPriceParts('fa').map(({ isUnit }) => isUnit)).toEqual([false, true]);
    expect(smallestPriceParts('es').map(({ text }) => text.trim())).toEqual(['500', 'US$']);
  });
});
