import { ICON_PATHS } from './icon-paths.ts';

const symbol = ([name, path]: [string, string]) =>
  `<symbol id="${name}" viewBox="0 0 20 20"><path d="${path}"/></symbol>`;

/** The icons' file. Symbols take stroke and colour from the element that uses them. */
export const iconsSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(ICON_PATHS).map(symbol).join('')}</svg>`;
