import type { Finding } from '#lib/content/check/finding.ts';
import type { Files } from './small-locales.ts';

/** Bad files of a German or English project, and all that the check says of the one that is named. */
export interface FileCase {
  readonly files: Files;
  /** Path under `locales/`. */
  readonly bad: string;
  readonly says: readonly Partial<Finding>[];
}

/** By row of the table of checks. */
export type FileCases = Readonly<Record<string, FileCase>>;
