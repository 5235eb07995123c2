/** The parts of a JSON Schema that are compared. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  /** Clients must expect further values or alternatives in answers. */
  'x-extensible'?: boolean;
  [keyword: string]: unknown;
}

/** Named schemas of a contract. */
export type Schemas = Record<string, Schema>;

/** One alternative that a schema allows, with references resolved and `allOf` merged. */
export interface Shape {
  /** Name of the innermost schema that has one. */
  name?: string;
  type: string;
  schema: Schema;
}

const nameIn = ($ref: string) => $ref.split('/').at(-1) ?? '';

function find(schemas: Schemas, $ref: string): Schema {
  const schema = schemas[nameIn($ref)];
  if (!schema) throw new Error(`The contract has no ${$ref}.`);
  return schema;
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;

function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  if ('const' in schema) return [typeOf(schema.const)];
  if (schema.enum) return [...new Set(schema.enum.map(typeOf))];
  return [schema.properties ? 'object' : 'anything'];
}

function joined(schemas: Schemas, { allOf = [], ...own }: Schema): Schema {
  const parts = [...allOf.flatMap(part => shapesOf(schemas, part)).map(({ schema }) => schema), own];
  return {
    ...own,
    properties: Object.assign({}, ...parts.map(part => part.properties)),
    required: parts.flatMap(part => part.required ?? []),
  };
}

/** The alternatives that a schema allows. */
export function shapesOf(schemas: Schemas, schema: Schema, name?: string): Shape[] {
  if (schema.$ref) return shapesOf(schemas, find(schemas, schema.$ref), nameIn(schema.$ref));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(alternative => shapesOf(schemas, alternative, name));
  const merged = schema.allOf ? joined(schemas, schema) : schema;
  const types = typesOf(merged);
  return types.map(type => {
    const values = types.length > 1 ? merged.enum?.filter(value => typeOf(value) === type) : merged.enum;
    return { ...(name && { name }), type, schema: values ? { ...merged, enum: values } : merged };
  });
}

/** Whether the schema, or the one it refers to, allows further values later. */
export function isExtensible(schemas: Schemas, schema: Schema): boolean {
  return schema['x-extensible'] ?? (schema.$ref ? isExtensible(schemas, find(schemas, schema.$ref)) : false);
}

/** Fields with only one possible value, which distinguish alternatives, as JSON. */
function marks({ schema }: Shape): string {
  const fixed = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => 'const' in field || field.enum?.length === 1,
  );
  return JSON.stringify(fixed.map(([name, field]) => [name, field.const ?? field.enum?.[0]]).sort());
}

/** Pairs old with new alternatives: by name, else by their fixed fields, else by type. */
export function matchShapes(
  before: Shape[],
  after: Shape[],
): { pairs: [Shape, Shape][]; gone: Shape[]; fresh: Shape[] } {
  const pairs: [Shape, Shape][] = [];
  let [gone, fresh] = [before, after];
  const criteria: ((old: Shape, now: Shape) => boolean)[] = [
    (old, now) => old.name !== undefined && old.name === now.name && old.type === now.type,
    (old, now) => old.type === now.type && marks(old) === marks(now),
    (old, now) => old.type === now.type,
  ];
  for (const isSame of criteria) {
    for (const old of gone) {
      const now = fresh.find(candidate => isSame(old, candidate));
      if (!now) continue;
      pairs.push([old, now]);
      gone = gone.filter(shape => shape !== old);
      fresh = fresh.filter(shape => shape !== now);
    }
  }
  return { pairs, gone, fresh };
}
