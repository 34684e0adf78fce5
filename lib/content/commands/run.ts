import { styleText } from 'node:util';
import { nearest } from '../check/nearest.ts';
import { check } from './check.ts';
import { type Command, type Environment, Misunderstood, type Outcome, readRequest } from './command.ts';
import { exportTexts } from './export.ts';
import { fix } from './fix.ts';
import { importTexts } from './import.ts';
import { create } from './new.ts';
import { schema } from './schema.ts';
import { stale } from './stale.ts';
import { status } from './status.ts';

const COMMANDS: readonly Command[] = [check, fix, status, stale, create, exportTexts, importTexts, schema];

/** All commands in a line each. */
function overview(): string {
  const lines = COMMANDS.map(
    ({ name, summary }) => `  ${styleText('bold', name)}${' '.repeat(8 - name.length)} ${summary}`,
  );
  return `npm run locales COMMAND: everything about the texts in locales/\n\n${lines.join('\n')}

npm run locales help COMMAND tells more, with examples. The guide is locales/README.md.`;
}

const find = (name: string | undefined): Command | undefined => COMMANDS.find((command) => command.name === name);

function unknown(name: string): Outcome {
  const meant = nearest(
    name,
    COMMANDS.map((command) => command.name),
  );
  return {
    text: `There is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ''}\n\n${overview()}`,
    code: 2,
  };
}

/**
 * Runs what stands after `npm run locales`.
 *
 * @param folder the `locales` folder
 * @param environment holds options that npm took for itself because they were typed without `--`
 */
export async function runLocales(
  folder: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<Outcome> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help') return { text: overview(), code: name ? 0 : 2 };
  if (name === 'help') {
    const about = find(rest[0]);
    return { text: about ? `${about.summary}\n\n${about.help}` : overview(), code: 0 };
  }
  const command = find(name);
  if (!command) return unknown(name);
  if (rest.includes('--help')) return { text: command.help, code: 0 };
  try {
    return await command.run(
      readRequest(
        command,
        folder,
        rest.filter((arg) => arg !== '--'),
        environment,
      ),
    );
  } catch (error) {
    if (!(error instanceof Misunderstood)) throw error;
    return { text: `${error.message}\n\n${command.help}`, code: 2 };
  }
}
