import type { TextRule } from '../rule.ts';

const PRICE =
  /(?:US\$|\$|€|£)\s?[\d۰-۹][\d۰-۹.,٬\u00a0\u202f]*|[\d۰-۹][\d۰-۹.,٬\u00a0\u202f]*\s?(?:US\$|\$|€|£|تومان)/u;

/** Search results are written once and hold no placeholder. */
const SEO = 'seo.';

/** Articles reckon with budgets of their own, and hold no placeholder either. */
const ARTICLES = /^\w+\/articles\//;

/** A price typed into a text does not follow the price list when it changes. */
export const typedPrice: TextRule = {
  id: 'typed-price',
  level: 'warn',
  check({ file, field, text }) {
    const found = field.startsWith(SEO) || ARTICLES.test(file) ? undefined : PRICE.exec(text)?.[0];
    return found
      ? { problem: `"${found}" is typed by hand`, mend: 'use the {{price}} placeholder; code formats it' }
      : undefined;
  },
};
