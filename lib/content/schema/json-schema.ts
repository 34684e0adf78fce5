/** The part of JSON Schema that our files use. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  /** Ours: the longest visible text, as the check counts it. */
  maxGraphemes?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of several shapes the one a value has: the one whose fixed fields it shares, or whose type it has. */
function shapeOf(shapes: readonly JsonSchema[], value: unknown): JsonSchema | undefined {
  const fixed = (shape: JsonSchema) =>
    Object.entries(shape.properties ?? {}).every(
      ([key, field]) => field.const === undefined || (isRecord(value) && value[key] === field.const),
    );
  return shapes.find((shape) =>
    isRecord(value) ? shape.type === 'object' && fixed(shape) : shape.type === typeof value,
  );
}

/** The schema of one item or field below another. */
function below(schema: JsonSchema, key: string): JsonSchema | undefined {
  if (schema.properties?.[key]) return schema.properties[key];
  const items = schema.prefixItems?.[Number(key)] ?? (schema.items || undefined);
  if (items && /^\d+$/.test(key)) return items;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** Calls back for every text, number and switch of a file together with its schema. */
export function walk(
  schema: JsonSchema,
  value: unknown,
  visit: (field: string, schema: JsonSchema, value: unknown) => void,
  at = '',
): void {
  const shapes = schema.anyOf ?? schema.oneOf;
  const own = shapes ? shapeOf(shapes, value) : schema;
  if (!own) return;
  if (typeof value !== 'object' || value === null) {
    visit(at, own, value);
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    const next = below(own, key);
    if (next) walk(next, child, visit, at ? `${at}.${key}` : key);
  }
}
