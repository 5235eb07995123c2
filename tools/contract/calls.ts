import { bodiesOf, type CallFunction, type ContractDocument, deref, type Operation } from './examples.ts';

/** Folder of the generated functions, within that of the generated files. */
const callsDir = 'calls';

/**
 * File in `api-spec/paths` that describes each path, such as `payments/orders`, read from the text of `openapi.yaml`. Its
 * first part is the area.
 */
export function filesOf(openapi: string): Map<string, string> {
  const entries = [...openapi.matchAll(/^ {2}(\/\S+):\n {4}\$ref: paths\/([\w/-]+)\.yaml#/gm)];
  return new Map(entries.map(([, path = '', file = '']) => [path, file]));
}

/** Codes that every call may be refused with; a docstring does not repeat them. */
const everyCall = ['internal_error', 'service_unavailable', 'rate_limited'];

const repetition = {
  always: 'Repeated by the client (`retryDelay`) when no answer came.',
  'with-key':
    'Repeated by the client (`retryDelay`) when no answer came: it takes effect once for each `idempotencyKey`, a UUID that is made for one act and kept until that has an answer.',
  never: 'Never repeated by the client.',
};

/** Parameters of an operation, with those of the components resolved. */
const parametersOf = (document: ContractDocument, { parameters = [] }: Operation) =>
  parameters.map(parameter => deref(document.components.parameters, parameter));

/** How often the client may send an operation: `always` for a GET, `with-key` where it takes an Idempotency-Key. */
function retryClassOf(document: ContractDocument, method: string, operation: Operation) {
  if (parametersOf(document, operation).some(({ name }) => name === 'Idempotency-Key')) return 'with-key';
  return method === 'get' ? 'always' : 'never';
}

/** Functions of an operation; none where the answer is for the browser itself: a file, a redirect, a stream. */
function functionsOf(document: ContractDocument, operation: Operation): CallFunction[] {
  const answers = Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    types: Object.keys(deref(document.components.responses, answer).content ?? {}),
  }));
  const success = answers.find(({ status }) => /^20/.test(status));
  const sent = Object.keys(operation.requestBody?.content ?? {});
  const callable =
    success?.types.every(type => type === 'application/json') &&
    sent.every(type => type === 'application/json' || type === 'multipart/form-data');
  if (!callable) return [];
  return operation['x-client'] ?? [{ name: operation.operationId }];
}

/** The docstring of a function: what it does, what a poll returns, when it is repeated, and the codes of its errors. */
function docstring(
  description: string,
  retry: keyof typeof repetition,
  polled: boolean,
  codes: string[],
): string {
  const errors = codes.map(code => `\`${code}\``).join(', ');
  const text = [
    ...description.trim().split('\n'),
    '',
    ...(polled ? ['Returns the same object as the last time while nothing has changed.'] : []),
    repetition[retry],
    ...(errors && ['', `@throws {ApiProblem} ${errors}`]),
  ];
  return ['/**', ...text.map(line => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), ' */'].join('\n');
}

/** Source of one function. */
function functionSource(
  document: ContractDocument,
  path: string,
  method: string,
  operation: Operation,
  { name, body, query, description }: CallFunction,
): string {
  const { operationId, requestBody } = operation;
  const retry = retryClassOf(document, method, operation);
  const parameters = parametersOf(document, operation);
  const queries = parameters.filter(parameter => parameter.in === 'query');
  const polled = parameters.some(parameter => parameter.name === 'If-None-Match');
  const upload = requestBody?.content['multipart/form-data'];
  const inputs: string[] = [];
  const params: string[] = [];
  const sent: string[] = [];
  if (requestBody) {
    const type = body ?? (upload ? upload.schema.$ref?.split('/').at(-1) : `BodyOf<'${operationId}'>`);
    if (retry === 'with-key')
      inputs.push(`{ idempotencyKey, ...body }: ${type} & { idempotencyKey: string }`);
    else inputs.push(`body: ${type}`);
    sent.push(upload ? 'body, bodySerializer: formData' : 'body');
    if (query)
      params.push(
        `query: { ${Object.entries(query).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)} }`,
      );
  } else if (queries.length > 0) {
    const optional = queries.every(({ required }) => !required);
    inputs.push(`query: QueryOf<'${operationId}'>${optional ? ' = {}' : ''}`);
    params.push('query');
  }
  if (retry === 'with-key') params.push("header: { 'Idempotency-Key': idempotencyKey }");
  if (polled) params.push('header');
  const request = [...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []), ...sent, '...options'];
  const send = `client.http.${method.toUpperCase()}('${path}', { ${request.join(', ')} })`;
  const version = queries.map(parameter => `${parameter.name}=\${query.${parameter.name} ?? ''}`).join('&');
  const address = version ? `\`${path}?${version}\`` : `'${path}'`;
  const codes = bodiesOf(document)
    .filter(({ operationId: id, part }) => id === operationId && part !== 'request' && !part.startsWith('2'))
    .flatMap(({ examples }) => Object.values(examples).map(example => (example as { code: string }).code))
    .filter(code => !everyCall.includes(code));
  return [
    docstring(description ?? operation.description ?? `${operation.summary}.`, retry, polled, [
      ...new Set(codes),
    ]),
    `export const ${name} = (${['client: Client', ...inputs, 'options?: CallOptions'].join(', ')}) =>`,
    polled ? `  poll(client, ${address}, header => ${send});` : `  call(${send});`,
  ].join('\n');
}

/** Import lines of what a module uses, `file` being its path within `calls`. */
function importsOf(file: string, source: string, schemas: string[]): string {
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(source.replace(/\/\*\*[\s\S]*?\*\//g, ''));
  const line = (what: string, names: string[], from: string) =>
    names.some(uses) ? [`import ${what}{ ${names.filter(uses).join(', ')} } from '${from}';`] : [];
  const generated = '../'.repeat(file.split('/').length);
  const src = `${generated}../`;
  return [
    `import type { CallOptions } from '${src}call.ts';`,
    ...line('', ['call', 'poll'], `${src}call.ts`),
    `import type { Client } from '${src}client.ts';`,
    ...line('', ['formData'], `${src}form-data.ts`),
    ...line('type ', ['BodyOf', 'QueryOf'], `${src}operation-types.ts`),
    ...line('type ', schemas, `${generated}schema.ts`),
  ].join('\n');
}

/**
 * Sources of the modules with a function for each operation that the client calls, and of the module that exports them all. A
 * module for each file of `api-spec/paths`, so that a page loads what it uses.
 *
 * @param files file of each path
 */
export function callModules(document: ContractDocument, files: Map<string, string>): Map<string, string> {
  const functions = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    const file = files.get(path);
    if (!file)
      throw new Error(`${path} is not listed in api-spec/openapi.yaml as a $ref to paths/<area>.yaml.`);
    for (const [method, operation] of Object.entries(operations)) {
      for (const call of functionsOf(document, operation)) {
        const source = functionSource(document, path, method, operation, call);
        functions.set(file, [...(functions.get(file) ?? []), source]);
      }
    }
  }
  const schemas = Object.keys(document.components.schemas);
  const modules = [...functions].sort().map(([file, sources]): [string, string] => {
    const source = sources.join('\n\n');
    return [`${callsDir}/${file}.ts`, `${importsOf(file, source, schemas)}\n\n${source}\n`];
  });
  const index = modules.map(([file]) => `export * from '.${file.slice(callsDir.length)}';\n`).join('');
  return new Map([...modules, [`${callsDir}/index.ts`, index]]);
}
