import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { commonVariables, featureVariables, schemeVariables } from './css.ts';
import { buttons } from './mui/buttons.ts';
import { data } from './mui/data.ts';
import { fields } from './mui/fields.ts';
import { paletteOf } from './mui/palette.ts';
import { surfaces } from './mui/surfaces.ts';
import { typography } from './mui/typography.ts';
import { SPACING, Z_INDEX } from './tokens.ts';
import { cssVar } from './variable.ts';

const { raised: _raised, ...zIndex } = Z_INDEX;

/** MUI has twenty-four heights, the design three: the rest take the highest. */
const shadows = [
  'none',
  cssVar('shadows-1'),
  cssVar('shadows-2'),
  ...Array.from({ length: 22 }, () => cssVar('shadows-3')),
];

/**
 * MUI's theme from our tokens, for islands and the customer area. Its components read the same custom properties as
 * the plain pieces; `extraStyleSheets` prints the few that are MUI's alone.
 */
export const createMuiTheme = (direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'ui', colorSchemeSelector: 'data' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing: SPACING,
    shape: { borderRadius: 3 },
    zIndex,
    shadows: shadows as Shadows, // twenty-five by construction
    typography,
    components: { ...buttons, ...fields, ...surfaces, ...data },
  });

/** Custom properties that `ThemeStyle` prints already, under their full names. */
const ours = new Set(
  [commonVariables(), schemeVariables('light'), featureVariables('light')]
    .flatMap(Object.keys)
    .map((name) => `--ui-${name}`),
);

type Sheet = Record<string, unknown>;

const withoutOurs = (sheet: Sheet): Sheet =>
  Object.fromEntries(
    Object.entries(sheet)
      .filter(([name]) => !ours.has(name))
      .map(([name, value]) => [name, isSheet(value) ? withoutOurs(value) : value]),
  );

const isSheet = (value: unknown): value is Sheet => typeof value === 'object' && value !== null;

/**
 * Custom properties of MUI that are none of ours, for `GlobalStyles`: ours stand in the page already, so that the two
 * cannot disagree. MUI knows a dark attribute only; where neither is set the device decides, as in `themeCss`.
 */
export function extraStyleSheets(theme: Theme): Sheet[] {
  const sheets = (theme.generateStyleSheets?.() ?? []).filter(isSheet).map(withoutOurs);
  const dark = sheets.map((sheet) => sheet['[data-dark]']).find(isSheet);
  const system = { '@media (prefers-color-scheme: dark)': { ':root:not([data-light], [data-dark])': dark ?? {} } };
  return [...sheets, system];
}
