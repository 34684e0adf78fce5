'use client';

import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { loadChunk } from '#lib/http/load-chunk.ts';
import type { PageId } from '#lib/pages/registry.ts';

type Load = () => Promise<unknown>;
/** Views by the pages that show them, for those that may start early. */
const EARLY: Partial<Record<PageId, Load>> = {};

/** Starts loading a page's view while session and texts are still on their way. */
export function startView(id: PageId): void {
  void EARLY[id]?.().catch(() => undefined); // shown where the view stands
}

/**
 * A view in a chunk of its own, so that its styles and script weigh on no other page. A component around it, because a
 * shell hands on what it imports lazily already, and React takes no lazy component inside another. A view that is there
 * already is drawn at once: React holds back for a third of a second what it has shown a skeleton for.
 */
function view<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pages: readonly PageId[] = [],
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const start = async () => {
    loaded ??= await loadChunk(load);
    return { default: loaded as ComponentType<object> };
  };
  const Late = lazy(start);
  for (const id of pages) EARLY[id] = start;
  return (props) => {
    const [View] = useState<ComponentType<object>>(() => (loaded as ComponentType<object> | undefined) ?? Late);
    return <View {...props} />;
  };
}

/* Every view of the customer area, for the shells in app/[lng]/(account)/. */

export const AnalyzerView = view(async () => (await import('./analyzer/AnalyzerView.tsx')).AnalyzerView);
export const ManagementView = view(async () => (await import('./management/ManagementView.tsx')).ManagementView);
export const OrdersView = view(async () => (await import('./orders/OrdersView.tsx')).OrdersView);
export const FeedbackView = view(
  async () => (await import('./feedback/FeedbackView.tsx')).FeedbackView,
  ['profile-feedback'],
);
export const NotificationsView = view(
  async () => (await import('./notifications/NotificationsView.tsx')).NotificationsView,
  ['profile-notifications'],
);
export const OverviewView = view(
  async () => (await import('./overview/OverviewView.tsx')).OverviewView,
  ['dashboard', 'profile-dashboard'],
);
export const DeskView = view(async () => (await import('./desk/DeskView.tsx')).DeskView);
export const SettingsView = view(async () => (await import('./settings/SettingsView.tsx')).SettingsView);
export const SharedReportView = view(
  async () => (await import('./analyzer/shared/SharedReportView.tsx')).SharedReportView,
);
export const TicketListView = view(async () => (await import('./support/TicketsView.tsx')).TicketListView);
export const TicketFormView = view(async () => (await import('./support/TicketsView.tsx')).TicketFormView);
export const LiveSupport = view(async () => (await import('./support/LiveSupport.tsx')).LiveSupport);
