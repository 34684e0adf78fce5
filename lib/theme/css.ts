import { CONTOUR_ALPHA, FEATURE, SCHEMES, type SchemeName, SHADOWS } from './colours.ts';
import { FALLBACK_FONTS } from './fallback-fonts.ts';
import {
  DURATIONS,
  EASES,
  FAMILIES,
  HANS,
  LAYOUT,
  LEADING,
  RTL,
  SHAPE,
  SPACE,
  SPACING,
  TRACKING,
  TYPE,
  WEIGHTS,
  Z_INDEX,
} from './tokens.ts';

/** Custom properties by name, without the `--ui-`. */
export type Variables = Record<string, string | number>;

interface Group {
  readonly [key: string]: string | number | Group;
}

/** Flattens nested tokens the way MUI names its variables: keys joined with hyphens. */
export function flatten(prefix: string, group: Group): Variables {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, value]): [string, string | number][] =>
      typeof value === 'object' ? Object.entries(flatten(`${prefix}-${key}`, value)) : [[`${prefix}-${key}`, value]],
    ),
  );
}

/** Everything that no scheme changes. */
export const commonVariables = (): Variables => ({
  'font-family': FAMILIES.ltr,
  'font-family-rtl': FAMILIES.rtl,
  ...flatten('type', TYPE),
  ...flatten('weight', WEIGHTS),
  ...flatten('track', TRACKING),
  ...flatten('leading', LEADING),
  spacing: `${SPACING}px`,
  ...flatten('space', SPACE),
  ...LAYOUT,
  ...flatten('shape', SHAPE),
  ...flatten('duration', DURATIONS),
  ...flatten('ease', EASES),
  ...flatten('zIndex', Z_INDEX),
});

const rtlVariables = (): Variables => ({
  'font-family': 'var(--ui-font-family-rtl)',
  ...flatten('type', RTL.type),
  ...flatten('weight', RTL.weight),
  ...flatten('track', RTL.track),
  ...flatten('leading', RTL.leading),
});

const hansVariables = (): Variables => ({
  'font-family': FAMILIES.zh,
  ...flatten('track', HANS.track),
  ...flatten('leading', HANS.leading),
});

/** The palette of a scheme with its shadows. */
export const schemeVariables = (name: SchemeName): Variables => ({
  ...flatten('palette', SCHEMES[name]),
  'contour-alpha': CONTOUR_ALPHA,
  ...Object.fromEntries(SHADOWS[name].map((shadow, at) => [`shadows-${at + 1}`, shadow])),
});

export const featureVariables = (name: SchemeName): Variables => flatten('palette-surface', FEATURE[name]);

const declare = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `--ui-${name}:${value}`)
    .join(';');

const rule = (selector: string, ...declarations: readonly string[]): string => `${selector}{${declarations.join(';')}}`;

/**
 * The theme as custom properties, printed once by the root layout. `<html data-light>` or `<html data-dark>` fixes a
 * scheme, without either the device decides, and any element with the attribute is an island of that scheme.
 */
export function themeCss(): string {
  const dark = ['color-scheme:dark', declare(schemeVariables('dark'))] as const;
  const system = ':root:not([data-light],[data-dark])';
  return [
    FALLBACK_FONTS,
    rule(':root', declare(commonVariables())),
    rule('[dir=rtl]', declare(rtlVariables())),
    rule('[lang|=zh]', declare(hansVariables())),
    rule(':root,[data-light]', 'color-scheme:light', declare(schemeVariables('light'))),
    rule(':root', declare(featureVariables('light'))),
    rule(':root[data-dark]', declare(featureVariables('dark'))),
    rule('[data-dark]', ...dark),
    `@media (prefers-color-scheme:dark){${rule(system, declare(featureVariables('dark')), ...dark)}}`,
  ].join('');
}
