import { SCHEMES, type Scheme, type SchemeName } from '../colours.ts';

/** Entries of our palette that MUI does not ship. */
type Own = Pick<Scheme, 'surface' | 'dividerStrong' | 'border' | 'ink' | 'gold' | 'focus' | 'series' | 'contour'>;

declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Partial<Own> {}
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    bg?: string;
  }
  interface SimplePaletteColorOptions {
    bg?: string;
  }
}

/** A scheme as MUI's palette: the same roles under the same names, our own entries among them. */
export const paletteOf = (name: SchemeName) => ({ ...SCHEMES[name] });
