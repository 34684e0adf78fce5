import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { env } from '#lib/env.ts';

/** The plain scripts of the site, each bundled from `lib/browser/<name>.ts` and served as `/scripts/<name>.<hash>.js`. */
export const SCRIPT_NAMES = [
  'site',
  'idle',
  'errors',
  'touches',
  'update',
  'copy',
  'entry',
  'not-found',
  'install',
  'offline',
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

interface Bundle {
  readonly text: string;
  /** Files it was made of, each with its time of change. */
  readonly inputs: ReadonlyMap<string, number>;
}

const bundles = new Map<ScriptName, Promise<Bundle>>();

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** What the bundler writes into a script: settings, and the addresses of scripts that it may load itself. */
async function constantsOf(name: ScriptName): Promise<Record<string, string>> {
  return {
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
    ...(name === 'idle' && {
      PAGE_ERROR_SHARE: String(env.pageErrorShare),
      ERRORS_SCRIPT: JSON.stringify(await scriptUrl('errors')),
      TOUCHES_SCRIPT: JSON.stringify(await scriptUrl('touches')),
      UPDATE_SCRIPT: JSON.stringify(await scriptUrl('update')),
    }),
  };
}

async function bundle(name: ScriptName): Promise<Bundle> {
  const result = await build({
    entryPoints: [path.join(process.cwd(), 'lib', 'browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2023',
    legalComments: 'none',
    charset: 'utf8',
    define: await constantsOf(name),
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for "${name}"`);
  const inputs = Object.keys(result.metafile.inputs).map((file) => [file, changedAt(file)] as const);
  return { text: output.text, inputs: new Map(inputs) };
}

/** In development an edit of a script must show; a page asks for its address and its text on every load. */
const isCurrent = ({ inputs }: Bundle): boolean =>
  process.env.NODE_ENV !== 'development' || [...inputs].every(([file, at]) => changedAt(file) === at);

/** Text of a script, bundled once a process, and anew after an edit in development. */
export async function scriptText(name: ScriptName): Promise<string> {
  const known = bundles.get(name);
  if (known && isCurrent(await known)) return (await known).text;
  const fresh = bundle(name);
  bundles.set(name, fresh);
  return (await fresh).text;
}

/** Name of a script's file: its content's hash is in it, so that it may be cached for ever. */
export async function scriptFile(name: ScriptName): Promise<string> {
  const hash = createHash('sha256')
    .update(await scriptText(name))
    .digest('hex')
    .slice(0, 10);
  return `${name}.${hash}.js`;
}

export const scriptUrl = async (name: ScriptName): Promise<string> => `/scripts/${await scriptFile(name)}`;
