import type { ThemeOptions } from '@mui/material/styles';
import { cssVar } from '../variable.ts';

type Typography = NonNullable<ThemeOptions['typography']>;

const title = (step: 'h1' | 'h2' | 'h3' | 'h4') => ({
  fontSize: cssVar(`type-${step}`),
  lineHeight: cssVar(`leading-${step}`),
  letterSpacing: cssVar(`track-${step}`),
  fontWeight: cssVar(step === 'h4' ? 'weight-medium' : 'weight-display'),
});

const text = (size: string, lineHeight: number | string, weight: 'regular' | 'medium' = 'regular') => ({
  fontSize: size,
  lineHeight,
  letterSpacing: 0,
  fontWeight: cssVar(`weight-${weight}`),
});

/** The type scale under MUI's variant names; `subtitle1` is the lead. Sizes follow the direction through variables. */
export const typography: Typography = {
  fontFamily: cssVar('font-family'),
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: title('h1'),
  h2: title('h2'),
  h3: title('h3'),
  h4: title('h4'),
  h5: text(cssVar('type-h5'), 1.4, 'medium'),
  h6: text(cssVar('type-h6'), 1.45, 'medium'),
  subtitle1: text(cssVar('type-lead'), 1.5),
  subtitle2: text(cssVar('type-body2'), 1.4, 'medium'),
  body1: text(cssVar('type-body1'), cssVar('leading-body')),
  body2: text(cssVar('type-body2'), 1.55),
  caption: text(cssVar('type-caption'), 1.45),
  overline: { ...text(cssVar('type-caption'), 1.45), textTransform: 'none' },
  button: { ...text('1rem', 1.25, 'medium'), textTransform: 'none' },
};
