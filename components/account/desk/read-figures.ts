import { SERIES, type Series } from '#lib/contract/stats.ts';

interface Figure {
  readonly on: string;
  readonly series: Series;
  readonly value: number;
}

export type FiguresRead =
  | { readonly isRight: true; readonly figures: readonly Figure[] }
  /** Number of the first line that is none, counted from 1. */
  | { readonly isRight: false; readonly line: number };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HEAD = /^\s*"?date\b/i;

function figureOf(line: string): Figure | undefined {
  const [on = '', name = '', value = ''] = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const series = SERIES.find((known) => known === name.toLowerCase());
  const isRight = DAY.test(on) && !Number.isNaN(Date.parse(on)) && /^\d{1,9}$/.test(value);
  return isRight && series ? { on, series, value: Number(value) } : undefined;
}

/**
 * Reads figures from a CSV file: `date,series,value` a line, with or without a head; separated by commas, semicolons or
 * tabs, as spreadsheets of different countries write them. All of it is right, or nothing is taken.
 */
export function readFigures(file: string): FiguresRead {
  const figures: Figure[] = [];
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || (at === 0 && HEAD.test(line))) continue;
    const figure = figureOf(line);
    if (!figure) return { isRight: false, line: at + 1 };
    figures.push(figure);
  }
  return figures.length > 0 ? { isRight: true, figures } : { isRight: false, line: 1 };
}
