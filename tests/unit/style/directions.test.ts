import { expect, it } from 'vitest';
import { linesMatching, sourceFiles } from '#tests/support/source-files.ts';

/** Persian and Arabic mirror the page; a side that is named stays where it was. */
const PHYSICAL_CSS =
  /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|text-align:\s*(?:left|right)|(?:float|clear):\s*(?:left|right)/;
const PHYSICAL_STYLE =
  /\b(?:margin|padding|border)(?:Left|Right)\b|\b(?:left|right):\s*['"`\d]|textAlign:\s*['"](?:left|right)/;

/** `margin: top right bottom left` with unequal sides names the sides as well. */
const FOUR_SIDES = /(?:^|[\s;{])(?:margin|padding|inset|border-width):\s*(\S+) (\S+) (\S+) (\S+);/;

/** A drawing that must not mirror (a tick) says so on its line with a comment that begins with `physical:`. */
const REASON = /\/\* physical: \S/;
const unexplained = (lines: string[]) => lines.filter((line) => !REASON.test(line));

function unequalSides(line: string): boolean {
  const [, , right, , left] = FOUR_SIDES.exec(line) ?? [];
  return right !== left;
}

it('style sheets name no physical side', () => {
  const sheets = sourceFiles(/\.css$/);
  expect(unexplained(sheets.flatMap((sheet) => linesMatching(sheet, PHYSICAL_CSS)))).toEqual([]);
});

it('style sheets set unequal sides with logical properties', () => {
  const lines = sourceFiles(/\.css$/).flatMap((sheet) => linesMatching(sheet, FOUR_SIDES));
  expect(unexplained(lines.filter(unequalSides))).toEqual([]);
});

it('components name no physical side', () => {
  const components = sourceFiles(/\.tsx$/, ['app', 'components', 'lib']);
  expect(components.flatMap((component) => linesMatching(component, PHYSICAL_STYLE))).toEqual([]);
});
