/** Family stacks. IRANYekan first, by the owner's order; Latin glyphs fall to Roboto, then to Arial in its measure. */
const LATIN = "'IRANYekan','Roboto','Roboto Fallback',Arial";
export const FAMILIES = {
  ltr: `${LATIN},sans-serif`,
  rtl: `'IRANYekan','Vazirmatn','Vazirmatn Fallback','Roboto','Roboto Fallback',Arial,sans-serif`,
  /** Chinese takes the reader's own fonts: no file of ours could hold them. */
  zh: `${LATIN},'PingFang SC','HarmonyOS Sans SC','MiSans','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif`,
} as const;

/** Type sizes, fluid from 360 to 1680 px. */
export const TYPE = {
  display: 'clamp(3.25rem, 1.4rem + 7.9vw, 9.25rem)',
  h1: 'clamp(2.75rem, 1.65rem + 4.7vw, 6.25rem)',
  h2: 'clamp(2.125rem, 1.5rem + 2.65vw, 4rem)',
  h3: 'clamp(1.5rem, 1.3rem + .9vw, 2.125rem)',
  h4: 'clamp(1.25rem, 1.19rem + .27vw, 1.4375rem)',
  h5: '1.125rem',
  h6: '1rem',
  lead: 'clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)',
  body1: '1.0625rem',
  body2: '.9375rem',
  caption: '.8125rem',
  figure: 'clamp(3rem, 2.1rem + 3.4vw, 5.75rem)',
  'figure-sm': 'clamp(2rem, 1.7rem + 1.2vw, 2.75rem)',
} as const;

/** `display` is the only weight above 2 rem; `bold` stands inside text, never in headings. */
export const WEIGHTS = { regular: 400, display: 450, medium: 500, bold: 600 } as const;

export const TRACKING = {
  display: '-.05em',
  h1: '-.045em',
  h2: '-.038em',
  h3: '-.025em',
  h4: '-.014em',
  figure: '-.05em',
} as const;

export const LEADING = { display: 0.9, h1: 0.96, h2: 1.03, h3: 1.14, h4: 1.28, body: 1.6 } as const;

/** Persian and Arabic: no negative tracking, taller lines, one step smaller. */
export const RTL = {
  type: {
    display: 'clamp(2.75rem, 1.3rem + 6.2vw, 7.25rem)',
    h1: 'clamp(2.375rem, 1.5rem + 3.7vw, 5.25rem)',
    h2: 'clamp(1.875rem, 1.4rem + 2.1vw, 3.375rem)',
    h3: 'clamp(1.375rem, 1.22rem + .7vw, 1.875rem)',
    figure: 'clamp(2.625rem, 1.9rem + 2.8vw, 4.75rem)',
  },
  weight: { display: 600 },
  track: { display: 0, h1: 0, h2: 0, h3: 0, h4: 0, figure: 0 },
  leading: { display: 1.16, h1: 1.22, h2: 1.32, h3: 1.42, h4: 1.5, body: 1.85 },
} as const;

/** Chinese: signs fill their square, so lines need room between them, and hardly any tracking is taken away. */
export const HANS = {
  track: { display: '-.02em', h1: '-.02em', h2: '-.015em', h3: '-.01em', h4: 0 },
  leading: { display: 1.1, h1: 1.14, h2: 1.2, h3: 1.3, h4: 1.4, body: 1.7 },
} as const;

/** Base of `theme.spacing(n)`, in pixels. */
export const SPACING = 8;

/** Named steps, in the reader's text size; the two fluid ones are the rhythm of sections. */
export const SPACE = {
  1: '.25rem',
  2: '.5rem',
  3: '.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  section: 'clamp(4.5rem, 3rem + 6vw, 9.5rem)',
  'section-tight': 'clamp(3rem, 2.2rem + 3.2vw, 6rem)',
} as const;

export const LAYOUT = {
  container: '90rem',
  'container-text': '42rem',
  'gutter-page': 'clamp(1.25rem, .4rem + 3.4vw, 3.5rem)',
  'gutter-grid': 'clamp(1rem, .6rem + 1.1vw, 1.75rem)',
  'nav-height': 'clamp(4rem, 3.5rem + 2.2vw, 4.5rem)',
  'stroke-alpha': '2.5px',
} as const;

/** Almost square. `full` is for dots, chips and avatars; `lg` for device frames and dialogs. */
export const SHAPE = { borderRadius: '3px', lg: '6px', full: '999px' } as const;

export const DURATIONS = { fast: '140ms', base: '260ms', slow: '640ms', draw: '2400ms' } as const;
export const EASES = { out: 'cubic-bezier(.2, .7, .1, 1)', 'in-out': 'cubic-bezier(.65, 0, .2, 1)' } as const;

/** Stacking in MUI's order. */
export const Z_INDEX = {
  raised: 1,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;
