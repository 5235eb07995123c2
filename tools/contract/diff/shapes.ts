/** A JSON Schema as the comparison reads it. */
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
  /** Whoever reads answers must expect further values or kinds. */
  'x-extensible'?: boolean;
  [keyword: string]: unknown;
}

/** Named schemas of a contract. */
export type Schemas = Record<string, Schema>;

/** One kind of value that a schema allows: references followed, `allOf` joined, alternatives taken apart. */
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

/** The kinds of value a schema allows. */
export function shapesOf(schemas: Schemas, schema: Schema, name?: string): Shape[] {
  if (schema.$ref) return shapesOf(schemas, find(schemas, schema.$ref), nameIn(schema.$ref));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(one => shapesOf(schemas, one, name));
  const whole = schema.allOf ? joined(schemas, schema) : schema;
  const types = typesOf(whole);
  return types.map(type => {
    const values = types.length > 1 ? whole.enum?.filter(value => typeOf(value) === type) : whole.enum;
    return { ...(name && { name }), type, schema: values ? { ...whole, enum: values } : whole };
  });
}

/** True when the schema, or what it refers to, says that more may come. */
export function isExtensible(schemas: Schemas, schema: Schema): boolean {
  return schema['x-extensible'] ?? (schema.$ref ? isExtensible(schemas, find(schemas, schema.$ref)) : false);
}

/** Fields with one possible value, by which alternatives are told apart. */
function marks({ schema }: Shape): string {
  const fixed = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => 'const' in field || field.enum?.length === 1,
  );
  return JSON.stringify(fixed.map(([name, field]) => [name, field.const ?? field.enum?.[0]]).sort());
}

/** Which alternative became which: by name, else by what tells them apart, else by type. */
export function matchShapes(
  before: Shape[],
  after: Shape[],
): { pairs: [Shape, Shape][]; gone: Shape[]; fresh: Shape[] } {
  const pairs: [Shape, Shape][] = [];
  let [gone, fresh] = [before, after];
  const same: ((one: Shape, other: Shape) => boolean)[] = [
    (one, other) => one.name !== undefined && one.name === other.name && one.type === other.type,
    (one, other) => one.type === other.type && marks(one) === marks(other),
    (one, other) => one.type === other.type,
  ];
  for (const fits of same) {
    for (const one of gone) {
      const other = fresh.find(candidate => fits(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      gone = gone.filter(left => left !== one);
      fresh = fresh.filter(left => left !== other);
    }
  }
  return { pairs, gone, fresh };
}
