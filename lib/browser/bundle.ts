import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** The plain scripts of the site, each bundled from `lib/browser/<name>.ts` and served as `/scripts/<name>.js`. */
export const SCRIPT_NAMES = ['site', 'idle', 'entry', 'not-found', 'install'] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

const bundles = new Map<ScriptName, Promise<string>>();

async function bundle(name: ScriptName): Promise<string> {
  const result = await build({
    entryPoints: [path.join(process.cwd(), 'lib', 'browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    legalComments: 'none',
    charset: 'utf8',
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for "${name}"`);
  return output.text;
}

/** Text of a script, bundled once a process; in development on each call, so that an edit shows. */
export function scriptText(name: ScriptName): Promise<string> {
  const known = bundles.get(name);
  if (known && process.env.NODE_ENV !== 'development') return known;
  const text = bundle(name);
  bundles.set(name, text);
  return text;
}

/** Address of a script with its content's hash, so that it may be cached for ever. */
export async function scriptUrl(name: ScriptName): Promise<string> {
  const hash = createHash('sha256')
    .update(await scriptText(name))
    .digest('hex')
    .slice(0, 10);
  return `/scripts/${name}.js?v=${hash}`;
}
