import * as z from 'zod';

/** A browser of the machine, as the settings name it. */
export interface BrowserPath {
  readonly executable: string;
  /** Further switches, such as those a container needs. */
  readonly args: readonly string[];
  /** Its environment besides its own folder; it gets nothing of the service's, where keys and passwords stand. */
  readonly env?: Readonly<Record<string, string>>;
}

export const METRICS = ['largest-paint', 'blocking-time', 'layout-shift', 'first-paint', 'speed-index'] as const;
export const AUDITS = ['contrast', 'target-size'] as const;

/** What a page was like in a real browser: figures with their scores on Lighthouse's curves, and places that fail. */
export const BrowserFacts = z.object({
  metrics: z.record(z.enum(METRICS), z.object({ value: z.number(), score: z.number().min(0).max(1) }).nullable()),
  audits: z.record(z.enum(AUDITS), z.object({ score: z.number().min(0).max(1), tags: z.array(z.string()) }).nullable()),
});
export type BrowserFacts = z.infer<typeof BrowserFacts>;

/** What the program that measures is told. */
export interface MeasureOrder {
  readonly url: string;
  readonly browser: BrowserPath;
  /** Port of the proxy on the loopback that all its traffic takes. */
  readonly proxyPort: number;
  /** Folder of its own, which is removed afterwards. */
  readonly folder: string;
  readonly userAgent: string;
}
