import type { MotifName } from '#lib/motif/seeds.ts';
import type { PageId } from '#lib/pages/registry.ts';
import type { PlanGroup } from '#lib/plans.ts';
import { AD } from './drawings/ad.ts';
import { ARTICLE } from './drawings/article.ts';
import { DASHBOARD } from './drawings/dashboard.ts';
import type { Drawing } from './drawings/drawing.ts';
import { FORM } from './drawings/form.ts';
import { PAGE } from './drawings/page.ts';
import { PHONE } from './drawings/phone.ts';
import { PORTAL } from './drawings/portal.ts';
import { RESULT } from './drawings/result.ts';
import { TABLE } from './drawings/table.ts';

/** What a service page draws, and which prices it shows. */
interface ServiceParts {
  readonly motif: MotifName;
  readonly drawing: Drawing;
  /** Plans of the catalogue, the fee tiers, or the three content kinds that are priced after a consultation. */
  readonly prices: PlanGroup | 'fee' | 'content';
  /** Services named at the end: the next step of most customers. */
  readonly related: readonly PageId[];
}

export const SERVICE_PARTS = {
  'web-services': {
    motif: 'complete',
    drawing: PAGE,
    prices: 'web',
    related: [
      'web-design',
      'web-software-design',
      'corporate-portal-design',
      'management-dashboard-design',
      'UI-and-UX-design',
      'mobile-application-design',
    ],
  },
  'web-design': {
    motif: 'web',
    drawing: PAGE,
    prices: 'web',
    related: ['seo-data-analysis', 'digital-content', 'UI-and-UX-design'],
  },
  'mobile-application-design': {
    motif: 'mobile',
    drawing: PHONE,
    prices: 'complete',
    related: ['UI-and-UX-design', 'app-promotion-google-play', 'app-promotion-app-store'],
  },
  'UI-and-UX-design': {
    motif: 'uiux',
    drawing: FORM,
    prices: 'sale',
    related: ['web-design', 'mobile-application-design', 'web-software-design'],
  },
  'web-software-design': {
    motif: 'software',
    drawing: TABLE,
    prices: 'web',
    related: ['management-dashboard-design', 'corporate-portal-design', 'UI-and-UX-design'],
  },
  'corporate-portal-design': {
    motif: 'portal',
    drawing: PORTAL,
    prices: 'web',
    related: ['web-software-design', 'management-dashboard-design', 'web-services'],
  },
  'management-dashboard-design': {
    motif: 'dashboard',
    drawing: DASHBOARD,
    prices: 'complete',
    related: ['seo-data-analysis', 'advertising-services', 'web-software-design'],
  },
  'seo-data-analysis': {
    motif: 'seo',
    drawing: RESULT,
    prices: 'seo',
    related: ['digital-content', 'web-design', 'advertising-google'],
  },
  'advertising-services': {
    motif: 'ads',
    drawing: AD,
    prices: 'fee',
    related: ['digital-content', 'seo-data-analysis', 'management-dashboard-design'],
  },
  'digital-content': {
    motif: 'content',
    drawing: ARTICLE,
    prices: 'content',
    related: ['seo-data-analysis', 'advertising-services', 'web-design'],
  },
} as const satisfies Partial<Record<PageId, ServiceParts>>;

export type ServicePageId = keyof typeof SERVICE_PARTS;

/** A service's parts, widened so that callers may compare its fields freely. */
export const partsOf = (id: ServicePageId): ServiceParts => SERVICE_PARTS[id];
