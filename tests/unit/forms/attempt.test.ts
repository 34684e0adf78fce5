import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptFor } from '#lib/forms/attempt.ts';
import { uuid } from '#lib/forms/uuid.ts';

const values = fc.record({ name: fc.string(), message: fc.string() });
const context = () => ({ journey: { pageCount: 1 } });

describe('an attempt', () => {
  it('keeps its key and context while the values are the same', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const first = attemptFor(typed, undefined, context);
        expect(attemptFor({ ...typed, name: `  ${typed.name} ` }, first, () => ({ journey: 'later' }))).toBe(first);
      }),
    );
  });

  it('is another one as soon as a value changes', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const first = attemptFor(typed, undefined, context);
        const next = attemptFor({ ...typed, name: `${typed.name}!` }, first, context);
        expect(next.key).not.toBe(first.key);
        expect(next.values.name).toBe(`${typed.name}!`);
      }),
    );
  });
});

it('a key is a version 4 UUID', () => {
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuid()).not.toBe(uuid());
});
