/** The parts of the bundled contract that the tools read. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { description?: string }>;
    parameters: Record<string, Parameter>;
    responses: Record<string, ContractResponse>;
    examples: Record<string, Example>;
  };
}

/** An operation of the contract. */
export interface Operation {
  operationId: string;
  tags?: string[];
  summary: string;
  description?: string;
  /** Functions of the client where it is not one of the name of the operation. */
  'x-client'?: CallFunction[];
  parameters?: (Reference | Parameter)[];
  requestBody?: { content: Content };
  responses: Record<string, ContractResponse | Reference>;
}

/** A function of the client for an operation. */
export interface CallFunction {
  name: string;
  /** Schema of the body it takes, where the operation takes several kinds. */
  body?: string;
  /** Query that it always sends. */
  query?: Record<string, unknown>;
  description?: string;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}

/** A JSON pointer within the bundle. */
interface Reference {
  $ref: string;
}

/** Bodies by media type. */
export type Content = Record<
  string,
  { schema: { $ref?: string }; examples?: Record<string, Example | Reference> }
>;

/** One answer of an operation. */
export interface ContractResponse {
  headers?: Record<string, unknown>;
  content?: Content;
}

/** A named example. */
export interface Example {
  summary: string;
  value: unknown;
}

/** One body of an operation, with its position in the bundle and its examples by name. */
export interface Body {
  operationId: string;
  /** `request`, or the status of the response. */
  part: string;
  mediaType: string;
  /** JSON pointer of the schema within the bundle. */
  pointer: string;
  examples: Record<string, unknown>;
}

/** Resolves a reference to a component; anything else is returned as it is. */
export function deref<Kind extends object>(components: Record<string, Kind>, thing: Kind | Reference): Kind {
  if (!('$ref' in thing)) return thing;
  const found = components[thing.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no ${thing.$ref}.`);
  return found;
}

const codeOf = (error: unknown) => (error as { code: string }).code;

const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Lists every request and response body of the contract. */
export function bodiesOf(document: ContractDocument): Body[] {
  const bodies: Body[] = [];
  const add = (operationId: string, part: string, base: string, content: Content = {}) => {
    for (const [mediaType, { examples = {} }] of Object.entries(content)) {
      const values = Object.entries(examples).map(([name, example]) => [
        name,
        deref(document.components.examples, example).value,
      ]);
      const pointer = `${base}/content/${escapeKey(mediaType)}/schema`;
      bodies.push({ operationId, part, mediaType, pointer, examples: Object.fromEntries(values) });
    }
  };
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const at = `#/paths/${escapeKey(path)}/${method}`;
      add(operation.operationId, 'request', `${at}/requestBody`, operation.requestBody?.content);
      for (const [status, response] of Object.entries(operation.responses)) {
        const base = '$ref' in response ? response.$ref : `${at}/responses/${status}`;
        add(operation.operationId, status, base, deref(document.components.responses, response).content);
      }
    }
  }
  return bodies;
}

/** Source of a module with the contract's examples, typed by the contract. */
export function exampleModule(document: ContractDocument): string {
  const groups = new Map<string, { type: string; examples: Record<string, unknown> }>();
  for (const { operationId, part, mediaType, examples } of bodiesOf(document)) {
    const helperTypes =
      mediaType === 'application/json' ? { request: 'BodyOf', response: 'SuccessBody' } : undefined;
    const stream = mediaType === 'text/event-stream';
    if ((!helperTypes && !stream) || Object.keys(examples).length === 0) continue;
    const request = part === 'request';
    if (!request && !part.startsWith('20')) continue;
    const helperType = request ? helperTypes?.request : helperTypes?.response;
    const type = stream ? 'LiveEvent' : `${helperType}<'${operationId}'>`;
    const name = `${operationId}${request ? 'Requests' : 'Examples'}`;
    groups.set(name, { type, examples: { ...groups.get(name)?.examples, ...examples } });
  }
  const errors = Object.entries(document.components.examples)
    .filter(([name]) => name.startsWith('error_'))
    .map(([name, { value }]) => [name.slice('error_'.length), value]);
  groups.set('errorExamples', { type: 'ErrorBody', examples: Object.fromEntries(errors) });
  const constants = [...groups].map(([name, { type, examples }]) => {
    const keys = Object.keys(examples)
      .map(key => `'${key}'`)
      .join(' | ');
    return `export const ${name}: Record<${keys}, ${type}> = ${JSON.stringify(examples, null, 1)};\n`;
  });
  const types = [
    "import type { BodyOf, SuccessBody } from '../operation-types.ts';\n",
    "import type { Error as ErrorBody, LiveEvent } from './schema.ts';\n",
  ].join('');
  return [types, ...constants].join('\n');
}

/** The response `default` means that the server cannot answer now. */
const statusOf = (response: string) => (response === 'default' ? 503 : Number(response));

/** Source of a module with the method, path, status and errors of every operation that answers with JSON or nothing. */
export function operationModule(document: ContractDocument): string {
  const bodies = bodiesOf(document);
  const { components } = document;
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { operationId, responses }]) => {
      const [status, response] = Object.entries(responses).find(([name]) => /^20/.test(name)) ?? [];
      const types = response && Object.keys(deref(components.responses, response).content ?? {});
      if (!types || types.some(type => type !== 'application/json')) return [];
      const errors = bodies
        .filter(body => body.operationId === operationId && statusOf(body.part) >= 400)
        .flatMap(body => Object.values(body.examples).map(value => [codeOf(value), statusOf(body.part)]));
      const entry = { method, path, status: Number(status), errors: Object.fromEntries(errors) };
      return [[operationId, entry]];
    }),
  );
  return `\nexport const operations = ${JSON.stringify(Object.fromEntries(entries), null, 1)} as const;\n`;
}
