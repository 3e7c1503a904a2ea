/** Validates a value against a schema, in the part of JSON Schema (2020-12) that records.schema.json uses. */

/** A schema in that part of JSON Schema. A `$ref` refers to the `$defs` of the whole schema. */
export interface Schema {
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** The first place at which a value violates a schema. */
export interface Misfit {
  /** Place in the value, as a JSON Pointer. */
  readonly path: string;
  readonly sentence: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns one step of a path, escaped for a JSON Pointer. */
export function pointerTo(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

function isOutside(size: number, min = Number.NEGATIVE_INFINITY, max = Infinity): boolean {
  return size < min || size > max;
}

/** Returns what is wrong with a value itself, regardless of its contents. */
function sentenceOn(value: unknown, schema: Schema): string | undefined {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return `It must be of type ${types.join(' or ')}, and is of type ${typeOf(value)}.`;
  }
  const allowed = schema.const === undefined ? schema.enum : [schema.const];
  if (allowed && !allowed.includes(value)) return `It must be ${allowed.join(' or ')}.`;
  if (typeof value === 'number' && isOutside(value, schema.minimum, schema.maximum)) {
    return `It must be from ${schema.minimum} to ${schema.maximum}.`;
  }
  if (typeof value === 'string') {
    // Counts characters as readers do, not UTF-16 units.
    if (isOutside([...value].length, schema.minLength, schema.maxLength)) {
      return `It must have ${schema.minLength ?? 0} to ${schema.maxLength} characters.`;
    }
    if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
      return `It must be as ${schema.pattern} says.`;
    }
  }
  if (Array.isArray(value) && isOutside(value.length, schema.minItems, schema.maxItems)) {
    return `It must have ${schema.minItems ?? 0} to ${schema.maxItems} entries.`;
  }
  return undefined;
}

/** Returns the schema of an object's field: null if the name isn't allowed, undefined if any value is. */
function schemaOfField(schema: Schema, name: string): Schema | null | undefined {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  if (Object.hasOwn(properties, name)) return properties[name];
  const [, found] =
    Object.entries(patternProperties).find(([each]) => new RegExp(each, 'u').test(name)) ?? [];
  return found ?? (additionalProperties === false ? null : undefined);
}

function misfitOfFields(value: Fields, schema: Schema, whole: Schema): Misfit | undefined {
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { path: '', sentence: `Its field ${missing} is missing.` };
  for (const [name, each] of Object.entries(value)) {
    const inside = schemaOfField(schema, name);
    const misfit =
      inside === null
        ? { path: '', sentence: 'A record has nothing of this name.' }
        : inside && misfitIn(each, inside, whole);
    if (misfit) return { ...misfit, path: `${pointerTo(name)}${misfit.path}` };
  }
  return undefined;
}

function misfitOfItems(value: readonly unknown[], items: Schema, whole: Schema) {
  for (const [index, each] of value.entries()) {
    const misfit = misfitIn(each, items, whole);
    if (misfit) return { ...misfit, path: `${pointerTo(index)}${misfit.path}` };
  }
  return undefined;
}

/** Returns the first place at which a JSON value violates a schema, or undefined if it is valid. */
function misfitIn(value: unknown, given: Schema, whole: Schema): Misfit | undefined {
  const schema = { ...given, ...whole.$defs?.[given.$ref?.replace('#/$defs/', '') ?? ''] };
  const sentence = sentenceOn(value, schema);
  if (sentence !== undefined) return { path: '', sentence };
  if (Array.isArray(value)) return schema.items && misfitOfItems(value, schema.items, whole);
  if (typeof value !== 'object' || value === null) return undefined;
  return misfitOfFields({ ...value }, schema, whole);
}

/** Returns the first place at which a JSON value violates a schema, or undefined if it is valid. */
export function misfitOf(value: unknown, schema: Schema): Misfit | undefined {
  return misfitIn(value, schema, schema);
}
