import { pageCheck } from '../../check.ts';
import { none, notApplicable, seenText } from '../../outcome.ts';
import { jsonLdOf, type Thing } from '../../page/json-ld.ts';

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  LocalBusiness: ['name', 'address'],
  Service: ['name'],
  Article: ['headline'],
  NewsArticle: ['headline'],
  BlogPosting: ['headline'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name'],
  WebSite: ['name', 'url'],
};

const typesOf = (thing: Thing): string[] => [thing['@type']].flat().filter((type) => typeof type === 'string');
const requiredOf = (type: string): readonly string[] => (Object.hasOwn(REQUIRED, type) && REQUIRED[type]) || [];
const missingIn = (thing: Thing): string[] =>
  typesOf(thing).flatMap((type) =>
    requiredOf(type)
      .filter((field) => !thing[field])
      .map((field) => `${type}: ${field}`),
  );

export const check = pageCheck({
  id: 'json-ld-fields',
  category: 'content',
  weight: 3,
  ease: 3,
  source: 'own',
  run: (page) => {
    const things = jsonLdOf(page).things.filter((thing) =>
      typesOf(thing).some((type) => Object.hasOwn(REQUIRED, type)),
    );
    return things.length === 0 ? notApplicable : none(things.flatMap(missingIn).map(seenText));
  },
});
