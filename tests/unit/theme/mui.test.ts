import { describe, expect, test } from 'vitest';
import { commonVariables, schemeVariables, type Variables } from '#lib/theme/css.ts';
import { createMuiTheme, extraStyleSheets } from '#lib/theme/mui.ts';

const theme = createMuiTheme('ltr');
const ours = { light: { ...commonVariables(), ...schemeVariables('light') }, dark: schemeVariables('dark') };

type Sheet = Readonly<Record<string, unknown>>;
const isSheet = (value: unknown): value is Sheet => typeof value === 'object' && value !== null;

/** Custom properties MUI would print for a selector. */
function emitted(selector: string): Sheet {
  const sheets = theme.generateStyleSheets().filter(isSheet);
  return Object.assign({}, ...sheets.map((sheet) => sheet[selector]).filter(isSheet));
}

const norm = (value: unknown) => String(value).replace(/(^|[^\d])0\./g, '$1.');

/** Names both would print, with either value. A reference to our own property is our value by definition. */
const shared = (sheet: Sheet, variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => ({ name, mine: norm(value), mui: sheet[`--ui-${name}`] }))
    .filter(({ name, mui }) => mui !== undefined && mui !== `var(--ui-${name})`);

describe.each([
  ['light', ':root, [data-light]'],
  ['dark', '[data-dark]'],
] as const)('%s', (scheme, selector) => {
  const found = shared({ ...emitted(':root'), ...emitted(selector) }, ours[scheme]);

  test('MUI knows the whole palette', () => {
    const names = found.map(({ name }) => name).filter((name) => name.startsWith('palette-'));
    expect(names).toEqual(Object.keys(ours[scheme]).filter((name) => name.startsWith('palette-')));
  });

  test('every variable MUI prints under a name of ours has our value', () => {
    expect(found.filter(({ mine, mui }) => norm(mui) !== mine)).toEqual([]);
  });
});

describe('what the provider prints', () => {
  const text = JSON.stringify(extraStyleSheets(theme));

  test('is none of ours, so that the two cannot disagree', () => {
    for (const name of Object.keys(ours.light)) expect(text).not.toContain(`"--ui-${name}":`);
  });

  test('holds what MUI components need beside', () => {
    expect(text).toContain('"--ui-palette-action-hover":');
  });

  test('follows the device where no attribute is set', () => {
    expect(text).toContain('@media (prefers-color-scheme: dark)');
  });
});

test('owner values and direction', () => {
  expect(theme.palette.primary.main).toBe('#bfa268');
  expect(theme.palette.primary.dark).toBe('#a38954');
  expect(createMuiTheme('rtl').direction).toBe('rtl');
});
