import type { MotifName } from './motif/seeds.ts';
import type { PageId } from './pages/registry.ts';
import type { PlanId } from './plans.ts';

/** How the service index states a price: from a plan of the catalogue, as a fee, or after a consultation. */
export type ServicePricing = { readonly from: PlanId } | 'fee' | 'consultation';

export interface Service {
  readonly page: PageId;
  readonly group: 'design' | 'build' | 'grow';
  readonly motif: MotifName;
  readonly pricing: ServicePricing;
}

/** The nine services in the order they are numbered everywhere. Names and one-line descriptions: `ui/services.json`. */
export const SERVICES = [
  { page: 'web-design', group: 'design', motif: 'web', pricing: { from: 'web-economy' } },
  { page: 'mobile-application-design', group: 'design', motif: 'mobile', pricing: { from: 'complete-alphaProposal' } },
  { page: 'UI-and-UX-design', group: 'design', motif: 'uiux', pricing: { from: 'sale-economy' } },
  { page: 'web-software-design', group: 'build', motif: 'software', pricing: { from: 'web-popular' } },
  { page: 'corporate-portal-design', group: 'build', motif: 'portal', pricing: { from: 'web-alphaProposal' } },
  { page: 'management-dashboard-design', group: 'build', motif: 'dashboard', pricing: { from: 'complete-popular' } },
  { page: 'seo-data-analysis', group: 'grow', motif: 'seo', pricing: { from: 'seo-economy' } },
  { page: 'advertising-services', group: 'grow', motif: 'ads', pricing: 'fee' },
  { page: 'digital-content', group: 'grow', motif: 'content', pricing: 'consultation' },
] as const satisfies readonly Service[];
