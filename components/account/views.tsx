'use client';

import { type ComponentType, lazy } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';

/**
 * A view in a chunk of its own, so that its styles and script weigh on no other page. A component around it, because a
 * shell hands on what it imports lazily already, and React takes no lazy component inside another.
 */
function view(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await loadChunk(load) }));
  return () => <Loaded />;
}

/* Every view of the customer area, for the shells in app/[lng]/(account)/. */

export const ProfileOverview = view(async () => (await import('./overview/ProfileOverview.tsx')).ProfileOverview);
export const SettingsView = view(async () => (await import('./settings/SettingsView.tsx')).SettingsView);
