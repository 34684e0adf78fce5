import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '#lib/i18n/languages.ts';

/** What a command prints and how it ends: 0 all well, 1 problems found, 2 asked for in a way it does not know. */
export interface Outcome {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

/** What a person typed after the name of the command. */
export interface Request {
  /** The folder of the texts. */
  readonly folder: string;
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** One sub-command of `npm run locales`. */
export interface Command {
  readonly name: string;
  /** What it is for, in one line. */
  readonly summary: string;
  /** How it is typed, with an example a line and what each option means. */
  readonly help: string;
  readonly options: ParseArgsOptionsConfig;
  run(request: Request): Outcome | Promise<Outcome>;
}

/** Variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A request that cannot be understood; the message says what to type instead. */
export class Misunderstood extends Error {}

/** npm keeps switches that are typed without `--` for itself, and passes them on as variables. */
const switchesFromNpm = (options: ParseArgsOptionsConfig, environment: Environment): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([name, { type }]) => type === 'boolean' && environment[`npm_config_${name}`] === 'true')
      .map(([name]) => [name, true]),
  );

/** Reads what was typed after the name of a command. */
export function readRequest(
  command: Command,
  folder: string,
  args: readonly string[],
  environment: Environment,
): Request {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: command.options,
      allowPositionals: true,
      strict: true,
    });
    return {
      folder,
      words: positionals,
      flags: { ...switchesFromNpm(command.options, environment), ...values } as Request['flags'],
    }; // strict parsing leaves single values only
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error));
  }
}

/** The languages that were named; all when none was. */
export function languagesOf(words: readonly string[]): LanguageCode[] {
  const unknown = words.find((word) => !isLanguageCode(word));
  if (unknown)
    throw new Misunderstood(`"${unknown}" is no language of the site; there are ${LANGUAGE_CODES.join(' ')}`);
  const known = words.filter(isLanguageCode);
  return known.length > 0 ? known : [...LANGUAGE_CODES];
}

/** A flag with a text, when it was given. */
export function textFlag(request: Request, name: string): string | undefined {
  const value = request.flags[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const isOn = (request: Request, name: string): boolean => request.flags[name] === true;

export const json = (value: unknown): string => JSON.stringify(value, null, 2);
