/** A node of structured data. */
export interface LinkedNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * Properties without which a node of a type says nothing, from schema.org and from what search engines require of the
 * types they show. `a|b` wants one of them.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name', 'url', 'inLanguage'],
  Answer: ['text'],
  Blog: ['name', 'url', 'blogPost'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'url'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone|email', 'availableLanguage'],
  CreativeWork: ['name', 'url'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'item', 'name'],
  Offer: ['name', 'price|priceSpecification'],
  OfferCatalog: ['name', 'itemListElement'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'provider', 'url'],
  UnitPriceSpecification: ['price|minPrice', 'priceCurrency'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const ADDRESSES = ['url', 'image', 'item', 'mainEntityOfPage', '@id'];
const DAYS = ['datePublished', 'dateModified'];
const LONGEST_HEADLINE = 110;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is LinkedNode => isObject(value) && typeof value['@type'] === 'string';
const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Every node of a document, those inside others too. */
export function nodesIn(value: unknown): LinkedNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isObject(value)) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

/** What is wrong with a node by itself. */
function problemsOf(node: LinkedNode): string[] {
  const type = node['@type'];
  const required = REQUIRED[type];
  if (!required) return [`${type}: no rule for this type`];
  const missing = required.filter((names) => names.split('|').every((name) => isEmpty(node[name])));
  const odd = ADDRESSES.filter((name) => typeof node[name] === 'string' && !URL.canParse(String(node[name])));
  const undated = DAYS.filter((name) => name in node && Number.isNaN(Date.parse(String(node[name]))));
  const isLong = String(node.headline ?? '').length > LONGEST_HEADLINE;
  return [
    ...missing.map((name) => `${type}: ${name} is missing`),
    ...odd.map((name) => `${type}: ${name} is no address`),
    ...undated.map((name) => `${type}: ${name} is no date`),
    ...(isLong ? [`${type}: headline is cut off`] : []),
  ];
}

/** Ids that a document points at and does not hold. */
function danglingIn(value: unknown, held: ReadonlySet<unknown>): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => danglingIn(inner, held));
  if (!isObject(value)) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === '@id') return held.has(value['@id']) ? [] : [`nothing is ${value['@id']}`];
  return Object.values(value).flatMap((inner) => danglingIn(inner, held));
}

/** What is wrong with a JSON-LD document; `elsewhere` are ids that other pages of the site hold. */
export function linkedDataProblems(document: unknown, elsewhere: readonly string[] = []): string[] {
  const nodes = nodesIn(document);
  const held = new Set([...nodes.map((node) => node['@id']), ...elsewhere]);
  const lists = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
  const unordered = lists.filter(({ itemListElement }) =>
    nodesIn(itemListElement).some(({ position }, index) => position !== index + 1),
  );
  return [
    ...nodes.flatMap(problemsOf),
    ...danglingIn(document, held),
    ...unordered.map(() => 'BreadcrumbList: positions do not count up from 1'),
  ];
}
