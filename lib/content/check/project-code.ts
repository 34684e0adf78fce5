import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Rooms of the project whose code shows texts. */
const ROOMS = ['app', 'components', 'lib', 'store', 'server'];
const CODE = /\.(?:ts|tsx|mjs)$/;
const OWN_TOOLS = /^content[\\/]/;

/** A text that code asks for by its whole key. */
export interface UsedKey {
  readonly namespace: string;
  /** Dotted path inside the namespace. */
  readonly key: string;
  /** Where: `components/ui/PlanCard.tsx`. */
  readonly file: string;
}

/** What the project's code says about texts. */
export interface ProjectCode {
  /** Every word of it, once. */
  readonly words: ReadonlySet<string>;
  readonly keys: readonly UsedKey[];
}

/** `t('plans:orderLabel', …)`: a namespace and a key in quotes, read by a translator. */
const KEY = /\bt(?:ranslator\(\w+\))?\(\s*['"`](\w+):([\w.-]+)['"`]/g;

/** Reads the code of the project whose `locales` folder it is; a folder without a project has none. */
export function readProjectCode(folder: string): ProjectCode {
  const project = path.dirname(path.resolve(folder));
  const words = new Set<string>();
  const keys: UsedKey[] = [];
  for (const room of ROOMS) {
    const root = path.join(project, room);
    const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names.filter((one) => CODE.test(one) && !(room === 'lib' && OWN_TOOLS.test(one)))) {
      const text = readFileSync(path.join(root, name), 'utf8');
      for (const word of text.match(/[\w-]+/g) ?? []) words.add(word);
      for (const [, namespace = '', key = ''] of text.matchAll(KEY)) {
        keys.push({ namespace, key, file: path.posix.join(room, name.replaceAll(path.sep, '/')) });
      }
    }
  }
  return { words, keys };
}
