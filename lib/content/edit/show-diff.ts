import { styleText } from 'node:util';
import { createTwoFilesPatch } from 'diff';

const CONTEXT = 1;

function painted(line: string): string {
  if (line.startsWith('+')) return styleText('green', line);
  if (line.startsWith('-')) return styleText('red', line);
  return line.startsWith('@') ? styleText('cyan', line) : line;
}

/** What would change in a file, line by line. */
export function showDiff(file: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(file, file, before, after, '', '', { context: CONTEXT });
  const all = patch.split('\n');
  const lines = all.slice(all.findIndex((line) => line.startsWith('@@'))).filter((line) => !line.startsWith('\\'));
  return [styleText('bold', file), ...lines.map(painted)].join('\n');
}
