/** Colours of one scheme by role, under the names MUI gives its palette; the others are palette entries of our own. */
export interface Scheme {
  readonly primary: {
    readonly main: string;
    readonly dark: string;
    readonly light: string;
    readonly contrastText: string;
  };
  readonly secondary: { readonly main: string; readonly dark: string; readonly contrastText: string };
  readonly background: { readonly default: string; readonly paper: string };
  readonly surface: {
    /** Wells, table heads, tracks. */
    readonly sunken: string;
    /** Ink bands; the element also carries `data-dark`. */
    readonly band: string;
    readonly footer: string;
    /** Selected rows, own messages. */
    readonly tint: string;
  };
  readonly text: { readonly primary: string; readonly secondary: string; readonly disabled: string };
  readonly divider: string;
  readonly dividerStrong: string;
  readonly border: { readonly control: string };
  readonly ink: { readonly main: string };
  /** `main` for surfaces and marks, `deep` for strokes that carry meaning, `text` for words. */
  readonly gold: { readonly main: string; readonly deep: string; readonly text: string };
  readonly focus: { readonly main: string };
  readonly success: Tone;
  readonly warning: Tone;
  readonly error: Tone;
  readonly info: Tone;
  /** Chart series; each also has its marker and a label at its end. */
  readonly series: { readonly web: string; readonly seo: string; readonly ads: string; readonly content: string };
  /** Hairlines of drawings, at `contourAlpha`. */
  readonly contour: string;
}

interface Tone {
  readonly main: string;
  readonly bg: string;
}

const GOLD = { main: '#bfa268', dark: '#a38954', light: '#d6c193', contrastText: '#14110b' } as const;

const light = {
  primary: GOLD,
  secondary: { main: '#17140e', dark: '#332d22', contrastText: '#f6f4ef' },
  background: { default: '#f6f4ef', paper: '#fdfcf9' },
  surface: { sunken: '#eeebe3', band: '#1a1711', footer: '#0d0b07', tint: '#f3ecdc' },
  text: { primary: '#17140e', secondary: '#5b5547', disabled: '#8f8777' },
  divider: '#dcd6ca',
  dividerStrong: '#17140e',
  border: { control: '#8a7f6a' },
  ink: { main: '#17140e' },
  gold: { main: GOLD.main, deep: '#9a7b3f', text: '#765d2a' },
  focus: { main: '#17140e' },
  success: { main: '#2b6847', bg: '#e3eee5' },
  warning: { main: '#855000', bg: '#f8ecd3' },
  error: { main: '#a32d1c', bg: '#f9e4de' },
  info: { main: '#275a80', bg: '#e1ebf2' },
  series: { web: '#17140e', seo: '#9a7b3f', ads: '#2a6f77', content: '#b04e31' },
  contour: '#17140e',
} as const satisfies Scheme;

const dark = {
  primary: GOLD,
  secondary: { main: '#f4f0e7', dark: '#d9d2c3', contrastText: '#15120c' },
  background: { default: '#12100b', paper: '#1a1711' },
  surface: { sunken: '#0c0a07', band: '#1a1711', footer: '#0d0b07', tint: '#2a2315' },
  text: { primary: '#f4f0e7', secondary: '#b3aa98', disabled: '#7d7463' },
  divider: '#322c22',
  dividerStrong: '#f4f0e7',
  border: { control: '#857b69' },
  ink: { main: '#f4f0e7' },
  gold: { main: GOLD.main, deep: GOLD.main, text: '#d0b682' },
  focus: { main: '#f4f0e7' },
  success: { main: '#7fc49c', bg: '#16261c' },
  warning: { main: '#e3b457', bg: '#2a210f' },
  error: { main: '#f28f7c', bg: '#2e1813' },
  info: { main: '#8cbce0', bg: '#142430' },
  series: { web: '#f4f0e7', seo: GOLD.main, ads: '#6fb2b4', content: '#e58f6d' },
  contour: '#f4f0e7',
} as const satisfies Scheme;

export const SCHEMES = { light, dark } as const;
export type SchemeName = keyof typeof SCHEMES;

/**
 * Surface of the popular plan, the fee total and the offer: ink on a light page, one step above the sheet on a dark
 * one. Set on the root only, so that the ink island inside inherits the page's.
 */
export const FEATURE = {
  light: { feature: '#1a1711', featureEdge: 'transparent' },
  dark: { feature: '#262017', featureEdge: 'rgb(191 162 104 / .45)' },
} as const satisfies Record<SchemeName, Record<string, string>>;

/** Opacity of `contour` in drawings on paper and on sheets. */
export const CONTOUR_ALPHA = '.2';

/** What floats: menus, dialogs, the contact form. Light edges take the place of shadows in the dark. */
export const SHADOWS = {
  light: [
    '0 1px 2px rgb(23 20 14 / .05)',
    '0 2px 4px rgb(23 20 14 / .04), 0 12px 32px -8px rgb(23 20 14 / .12)',
    '0 4px 8px rgb(23 20 14 / .05), 0 32px 64px -16px rgb(23 20 14 / .22)',
  ],
  dark: [
    '0 0 0 1px rgb(244 240 231 / .04)',
    '0 0 0 1px rgb(244 240 231 / .06), 0 16px 32px -8px rgb(0 0 0 / .6)',
    '0 0 0 1px rgb(244 240 231 / .08), 0 32px 64px -16px rgb(0 0 0 / .75)',
  ],
} as const satisfies Record<SchemeName, readonly [string, string, string]>;
