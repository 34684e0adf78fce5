import { readFileSync } from 'node:fs';
import path from 'node:path';

const rules = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const isNamed = (file: string, rule: string): boolean =>
  path.matchesGlob(file, rule) || path.matchesGlob(file, `${rule}/**`);

/** Whether the images are built with a file: `.dockerignore` does not leave it out. `file` is a path from the root. */
export const isInBuild = (file: string): boolean => !rules.some((rule) => isNamed(file, rule));

/** The instructions of one stage of the Dockerfile, each on one line; ARG, COPY, RUN, … stand first in it. */
export function stageOf(name: string): string[] {
  const text = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const stage = text.split(/^(?=FROM )/m).find((part) => part.split('\n')[0]?.endsWith(` AS ${name}`));
  if (!stage) throw new Error(`The Dockerfile has no stage "${name}"`);
  return stage.split('\n').filter((line) => line !== '');
}
