import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { LANGUAGE_CODES, type LanguageCode } from '#lib/i18n/languages.ts';
import { PLANS, planOf } from '#lib/plans.ts';
import { homeGraph, planOffer } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/site.ts';

const seo = { title: 'A </script> title', description: 'Text' };
const nodes = (lng: LanguageCode) => homeGraph(lng, seo)['@graph'];

describe('homeGraph', () => {
  it.each(LANGUAGE_CODES)('holds the agency, the site, the page and every plan in %s', (lng) => {
    const types = nodes(lng).map((node) => node['@type']);
    expect(types.slice(0, 3)).toEqual(['Organization', 'WebSite', 'WebPage']);
    expect(types.filter((type) => type === 'Offer')).toHaveLength(PLANS.length);
  });

  it('refers only to nodes it holds', () => {
    const graph = nodes('en');
    const ids = new Set(graph.map((node) => node['@id']));
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(0);
    for (const id of references) expect(ids).toContain(id);
  });

  it('points its search action at the search page', () => {
    expect(JSON.stringify(nodes('en'))).toContain(`${siteUrl}/search?q={search_term_string}`);
  });
});

describe('planOffer', () => {
  it('states one price, a range, and a month', () => {
    expect(planOffer(planOf('web-economy'), 'en').priceSpecification).toMatchObject({
      price: 1500,
      priceCurrency: 'USD',
    });
    expect(planOffer(planOf('seo-economy'), 'en').priceSpecification).toMatchObject({
      minPrice: 300,
      maxPrice: 600,
      unitCode: 'MON',
    });
  });

  it('states toman as rials, which have an ISO code', () => {
    const { priceSpecification } = planOffer(planOf('web-economy'), 'fa');
    expect(priceSpecification).toMatchObject({ price: 129_000_000, priceCurrency: 'IRR' });
  });
});

describe('JsonLd', () => {
  it('cannot be closed by a text', () => {
    const html = renderToStaticMarkup(<JsonLd graph={homeGraph('en', seo)} />);
    const inner = html.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
    expect(inner).not.toContain('<');
    expect(JSON.parse(inner)['@context']).toBe('https://schema.org');
  });
});
