import { createHash } from 'node:crypto';
import { themeCss } from './css.ts';

const hash = createHash('sha256').update(themeCss()).digest('hex').slice(0, 10);

/** Name of the theme's stylesheet: its content's hash is in it, so that it may be cached for ever. */
export const THEME_FILE = `theme.${hash}.css`;
export const THEME_URL = `/styles/${THEME_FILE}`;
