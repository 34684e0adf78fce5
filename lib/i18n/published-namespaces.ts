import type { PageId } from '../pages/registry.ts';
import type { Namespace } from './messages.ts';

/** Interface texts that the customer area reads in the browser, one file a language: `/locales/de/ui/auth.json`. */
export const PUBLISHED_NAMESPACES = [
  'account',
  'analyzer',
  'auth',
  'dashboard',
  'feedback',
  'desk',
  'forms',
  'messages',
  'notices',
  'notifications',
  'orders',
  'plans',
  'settings',
  'support',
] as const satisfies readonly Namespace[];
export type PublishedNamespace = (typeof PUBLISHED_NAMESPACES)[number];

/** What every page of the customer area reads. */
const SHARED: readonly PublishedNamespace[] = ['account', 'auth', 'forms', 'messages'];

/** Texts of some pages alone. */
const OWN: Partial<Record<PageId, readonly PublishedNamespace[]>> = {
  dashboard: ['dashboard'],
  'profile-dashboard': ['dashboard'],
  'profile-notifications': ['notifications', 'notices'],
  'profile-feedback': ['feedback'],
  'profile-account-management': ['settings'],
  'profile-account-settings': ['settings'],
  'profile-analyzer': ['analyzer'],
  'profile-order': ['orders', 'plans', 'support'],
  'shared-analysis': ['analyzer'],
  'dashboard-ticket': ['support', 'plans'],
  'profile-ticket': ['support', 'plans'],
  'profile-support': ['support', 'plans'],
};

/** Namespaces of a page of the customer area. */
export const namespacesOf = (id: PageId): readonly PublishedNamespace[] => [...SHARED, ...(OWN[id] ?? [])];
