import type { IconName } from '#lib/motif/icon-paths.ts';
import { isBuilt, type PageId } from './registry.ts';

interface PageEntry {
  readonly page: PageId;
  readonly icon: IconName;
}

/** A page, or `chat`: support in the two chat apps, which has no page of ours. */
export type AccountEntry = PageEntry | 'chat';

/** Groups of the customer area's navigation (specification, section 1); a page appears once it is built. */
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
      { page: 'dashboard-ticket', icon: 'ticket' },
      { page: 'profile-support', icon: 'chat' },
      'chat',
      { page: 'profile-ticket', icon: 'edit' },
    ],
  },
  {
    id: 'you',
    entries: [
      { page: 'profile-dashboard', icon: 'user' },
      { page: 'profile-account-management', icon: 'edit' },
      { page: 'profile-account-settings', icon: 'info' },
      { page: 'profile-notifications', icon: 'bell' },
    ],
  },
  {
    id: 'agency',
    entries: [
      { page: 'about-us', icon: 'globe' },
      { page: 'profile-feedback', icon: 'star' },
    ],
  },
] as const satisfies readonly { id: string; entries: readonly AccountEntry[] }[];

/** What the navigation shows now; signing out stands below it. */
export const accountGroups = (): { id: (typeof GROUPS)[number]['id']; entries: AccountEntry[] }[] =>
  GROUPS.map(({ id, entries }) => ({
    id,
    entries: entries.filter((entry: AccountEntry) => entry === 'chat' || isBuilt(entry.page)),
  }));
