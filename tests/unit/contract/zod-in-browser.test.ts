import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';

/** Modules whose schemas reach the browser. */
const CONTRACT = readdirSync('lib/contract')
  .filter((file) => file.endsWith('.ts') && file !== 'zod-in-browser.ts')
  .map((file) => `#lib/contract/${file}`);
const KEPT = [
  '#lib/todos/stored-todos.ts',
  '#lib/support/drafts.ts',
  '#lib/support/outbox.ts',
  '#store/sign-in/kept-request.ts',
  '#store/notifications/follow.ts',
];

type Exported = Record<string, unknown>;

const load = async (paths: readonly string[]): Promise<Exported[]> =>
  Promise.all(paths.map(async (path) => (await import(path)) as Exported));

const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** Every schema below an exported value: endpoints hold some. */
function schemasOf(value: unknown, name: string): [string, z.ZodType][] {
  if (isSchema(value)) return [[name, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (isSchema(part) ? schemasOf(part, `${name}.${key}`) : []));
}

const collect = (paths: readonly string[], modules: readonly Exported[]): Map<string, z.ZodType> =>
  new Map(
    modules.flatMap((module, at) =>
      Object.entries(module).flatMap(([name, value]) => schemasOf(value, `${paths[at]} ${name}`)),
    ),
  );

const full = collect(CONTRACT, await load(CONTRACT));
vi.resetModules();
vi.doMock('zod', () => import('#lib/contract/zod-in-browser.ts'));
const small = collect(CONTRACT, await load(CONTRACT));
await load(KEPT); // builds their schemas: a method that is missing throws

/** What the wrong values of a form and of an answer look like. */
const SAMPLES: readonly unknown[] = [
  ...[undefined, null, '', '  a  ', 'A-7KQ2', 'x'.repeat(9999), 0, -1, 1.5, 7, true],
  ...[[], {}, [1], { items: 1, password: 'a', confirmPassword: 'b' }, { step: 'cancel' }],
];

const describeSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** What comes out, or what is wrong where: a word of the contract where it has one. */
function answerOf(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data };
  return error.issues.map(({ code, path, message }) => ({
    code,
    path,
    word: /^[a-z_]+$/.test(message) ? message : null,
  }));
}

describe("the contract in the browser's edition of zod", () => {
  it('has the same schemas, made by that edition', () => {
    expect(full.size).toBeGreaterThan(150);
    expect([...small.keys()]).toEqual([...full.keys()]);
    expect([...small.values()].filter((schema) => schema instanceof z.ZodType)).toEqual([]);
  });

  it.each(CONTRACT)('%s describes the same values and answers alike', (path) => {
    for (const [name, whole] of full) {
      const lean = small.get(name);
      if (!lean || !name.startsWith(path)) continue;
      for (const io of ['input', 'output'] as const)
        expect(describeSchema(lean, io), name).toEqual(describeSchema(whole, io));
      for (const value of SAMPLES) expect(answerOf(lean, value), name).toEqual(answerOf(whole, value));
    }
  });
});
