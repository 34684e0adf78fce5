import type { FEATURE, SCHEMES } from './colours.ts';
import type { DURATIONS, EASES, LAYOUT, LEADING, SHAPE, SPACE, TRACKING, TYPE, WEIGHTS, Z_INDEX } from './tokens.ts';

/** Names of nested tokens as custom properties have them: `palette-text-primary`. */
type Names<Prefix extends string, Tokens> = {
  [Key in keyof Tokens & (string | number)]: Tokens[Key] extends string | number
    ? `${Prefix}-${Key}`
    : Names<`${Prefix}-${Key}`, Tokens[Key]>;
}[keyof Tokens & (string | number)];

export type VariableName =
  | Names<'palette', typeof SCHEMES.light>
  | Names<'palette-surface', typeof FEATURE.light>
  | Names<'type', typeof TYPE>
  | Names<'weight', typeof WEIGHTS>
  | Names<'track', typeof TRACKING>
  | Names<'leading', typeof LEADING>
  | Names<'space', typeof SPACE>
  | Names<'shape', typeof SHAPE>
  | Names<'duration', typeof DURATIONS>
  | Names<'ease', typeof EASES>
  | Names<'zIndex', typeof Z_INDEX>
  | (keyof typeof LAYOUT & string)
  | 'font-family'
  | `shadows-${1 | 2 | 3}`;

/** A reference to one of the theme's custom properties; a name that does not exist does not compile. */
export const cssVar = (name: VariableName): string => `var(--ui-${name})`;
