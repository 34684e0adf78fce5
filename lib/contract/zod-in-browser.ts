import * as z from 'zod/mini';

/*
 * Stands in for `zod` in the browser (next.config.ts): the same schemas from zod's small edition, which has no chained
 * methods, with the ones the contract uses put on top (docs/decisions/zod-in-browser.md).
 */

type Schema = z.ZodMiniType;
type Text = z.ZodMiniType<string>;
/** The word of the contract for a value that is refused. */
interface Params {
  readonly error: string;
}
type Shape = Record<string, z.core.$ZodType>;
type Fields = z.ZodMiniObject<Shape>;
type Mask = Record<string, true>;

const isNumber = (schema: Schema): boolean => schema.def.type === 'number';

const METHODS = {
  optional(this: Schema) {
    return z.optional(this);
  },
  nullable(this: Schema) {
    return z.nullable(this);
  },
  default(this: Schema, value: unknown) {
    return z._default(this, value as never);
  },
  catch(this: Schema, value: unknown) {
    return z.catch(this, value as never);
  },
  unwrap(this: z.ZodMiniOptional) {
    return this._zod.def.innerType;
  },
  pipe(this: Schema, next: Schema) {
    return z.pipe(this, next);
  },
  transform(this: Schema, change: (value: unknown, context: z.core.ParsePayload) => unknown) {
    return z.pipe(this, z.transform(change));
  },
  refine(this: Schema, isGood: (value: unknown) => unknown, params?: Params) {
    return this.check(z.refine(isGood, params));
  },
  min(this: Schema, least: number, params?: Params) {
    return this.check(isNumber(this) ? z.gte(least, params) : (z.minLength(least, params) as never));
  },
  max(this: Schema, most: number, params?: Params) {
    return this.check(isNumber(this) ? z.lte(most, params) : (z.maxLength(most, params) as never));
  },
  int(this: z.ZodMiniNumber, params?: Params) {
    return this.check(z.int(params));
  },
  positive(this: z.ZodMiniNumber, params?: Params) {
    return this.check(z.positive(params));
  },
  regex(this: Text, shape: RegExp, params?: Params) {
    return this.check(z.regex(shape, params));
  },
  trim(this: Text) {
    return this.check(z.trim());
  },
  extend(this: Fields, more: Shape) {
    return z.extend(this, more);
  },
  pick(this: Fields, names: Mask) {
    return z.pick(this, names);
  },
  omit(this: Fields, names: Mask) {
    return z.omit(this, names);
  },
  partial(this: Fields) {
    return z.partial(this);
  },
  extract(this: z.ZodMiniEnum, values: readonly string[]) {
    return z.enum(values as [string, ...string[]]);
  },
  exclude(this: z.ZodMiniEnum, values: readonly string[]) {
    return z.enum(this.options.filter((option) => !values.includes(String(option))) as [string, ...string[]]);
  },
};

// What stands on its prototype, zod puts on every schema it makes.
Object.assign(z.ZodMiniType.prototype, METHODS);

// What the contract, and what the browser keeps by itself, is written with.
// biome-ignore lint/performance/noBarrelFile: it takes the place of a library
export {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  looseObject,
  NEVER,
  null,
  number,
  object,
  record,
  strictObject,
  string,
  undefined,
  union,
  unknown,
  url,
  uuid,
} from 'zod/mini';
