import type { IconName } from '#lib/motif/icon-paths.ts';
import { isBuilt, type PageId } from './registry.ts';

export interface AccountEntry {
  readonly page: PageId;
  readonly icon: IconName;
}

/** Groups of the customer area's navigation; a page appears once it is built. */
const GROUPS = [
  {
    id: 'work',
    entries: [
      { page: 'dashboard', icon: 'screen' },
      { page: 'profile-order', icon: 'file' },
      { page: 'profile-analyzer', icon: 'search' },
    ],
  },
  {
    id: 'support',
    entries: [
      { page: 'dashboard-ticket', icon: 'chat' },
      { page: 'profile-ticket', icon: 'edit' },
      { page: 'contact-us', icon: 'plane' },
    ],
  },
  {
    id: 'you',
    entries: [
      { page: 'profile-dashboard', icon: 'user' },
      { page: 'profile-account-settings', icon: 'info' },
    ],
  },
] as const satisfies readonly { id: string; entries: readonly AccountEntry[] }[];

/** What the navigation shows now. */
export const accountGroups = () =>
  GROUPS.map(({ id, entries }) => ({ id, entries: entries.filter(({ page }) => isBuilt(page)) })).filter(
    ({ entries }) => entries.length > 0,
  );
