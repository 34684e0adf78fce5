import type { Site } from '../site.ts';
import type { AssetKind } from './assets.ts';

/** Whether every file of the start page, or every one of a kind, was asked for and its size is known. */
export function knowsAssets({ pages, probes }: Site, kind?: AssetKind): boolean {
  const isMeant = (asset: { readonly kind: AssetKind }): boolean => kind === undefined || asset.kind === kind;
  const asked = new Set(probes.assets.map(({ url }) => url));
  return (
    probes.assets.filter(isMeant).every(({ isWhole }) => isWhole) &&
    pages[0].assets.filter(isMeant).every(({ url }) => asked.has(url))
  );
}
