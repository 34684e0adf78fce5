import type { Level, Problem } from './finding.ts';
import type { TextEntry } from './text-entry.ts';

/** A check of one text. A new rule is one file in `rules/` and one line in `rules.ts`. */
export interface TextRule {
  readonly id: string;
  readonly level: Level;
  /** Holds for names too: terms of the glossary, and titles and publishers of sources, which stay as published. */
  readonly ofNames?: true;
  /** The problem of this text, or nothing. */
  check(entry: TextEntry): Problem | undefined;
}
