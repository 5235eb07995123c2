import { type CompareSchemas, schemaComparer } from './compare-schemas.ts';
import type { Answer, Contract, Named, Operation, Parameter, Reference } from './contract.ts';

interface Located {
  contract: Contract;
  operation: Operation;
}
type Note = (sentence: string) => void;

/** Follows a reference into a group of components. */
function follow<Thing extends Reference>(group: Named<Thing>, thing: Reference | Thing): Thing {
  const found = thing.$ref === undefined ? (thing as Thing) : group[thing.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no ${thing.$ref}.`);
  return found;
}

const answersOf = ({ contract, operation }: Located): [string, Answer][] =>
  Object.entries(operation.responses).map(([status, answer]) => [
    status,
    follow(contract.components.responses, answer),
  ]);

/** Every error code of an operation with its status, read from the examples: each code has one. */
function codesOf(located: Located): Set<string> {
  const codes = answersOf(located).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.values(examples).flatMap(example => {
        const { value } = follow(located.contract.components.examples, example);
        const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
        return /^([45]|default)/.test(status) && typeof code === 'string' ? [`${status} ${code}`] : [];
      }),
    ),
  );
  return new Set(codes.map(code => code.replace(/^(default|5\d\d)/, '5xx')));
}

/** How a list is written in the query. */
const styleOf = ({ style, explode }: Parameter) => `${style ?? 'form'} ${explode ?? true}`;

function compareInput(before: Located, after: Located, compare: CompareSchemas, note: Note): void {
  const listed = ({ contract, operation }: Located) =>
    new Map(
      (operation.parameters ?? []).map(entry => {
        const parameter = follow(contract.components.parameters, entry);
        return [`${parameter.in} ${parameter.name}`, parameter];
      }),
    );
  const [old, now] = [listed(before), listed(after)];
  for (const [name, parameter] of old) {
    const other = now.get(name);
    if (!other) note(`${name} was removed`);
    else if (styleOf(parameter) !== styleOf(other)) note(`${name} is written in another style`);
    else compare(parameter.schema, other.schema, 'requests', `${before.operation.operationId} ${name}`);
  }
  for (const [name, { required }] of now) {
    if (required && !old.get(name)?.required) note(`${name} is required now`);
  }
  const [body, newBody] = [before.operation.requestBody, after.operation.requestBody];
  if (newBody?.required && !body?.required) note('body is required now');
  for (const [type, { schema }] of Object.entries(body?.content ?? {})) {
    const other = newBody?.content[type];
    if (!other) note(`body of type ${type} was removed`);
    else compare(schema, other.schema, 'requests', `${before.operation.operationId} body`);
  }
}

function compareAnswers(before: Located, after: Located, compare: CompareSchemas, note: Note): void {
  const [old, now] = [new Map(answersOf(before)), new Map(answersOf(after))];
  for (const [status, answer] of old) {
    const other = now.get(status);
    if (!other) {
      note(`answer ${status} was removed`);
      continue;
    }
    for (const header of Object.keys(answer.headers ?? {})) {
      if (!other.headers?.[header]) note(`answer ${status} lost its header ${header}`);
    }
    for (const [type, { schema }] of Object.entries(answer.content ?? {})) {
      const newSchema = other.content?.[type]?.schema;
      if (!newSchema) note(`answer ${status} lost its body of type ${type}`);
      else compare(schema, newSchema, 'answers', `${before.operation.operationId} ${status}`);
    }
  }
  for (const status of now.keys()) {
    if (/^[23]/.test(status) && !old.has(status)) note(`answer ${status} is new`);
  }
  const codes = codesOf(after);
  for (const code of codesOf(before)) if (!codes.has(code)) note(`error ${code} was removed`);
}

/** The session cookie and the client header must keep their names. */
function compareSchemes(before: Contract, after: Contract, note: Note): void {
  const schemes = after.components.securitySchemes;
  for (const [name, { type, in: where, name: called }] of Object.entries(before.components.securitySchemes)) {
    const now = schemes[name];
    if (now?.type !== type || now.in !== where || now.name !== called)
      note(`security ${name} is another one`);
  }
}

function compareSecurity(before: Located, after: Located, note: Note): void {
  const waysIn = ({ contract, operation }: Located) => {
    const listed = operation.security ?? contract.security ?? [];
    return (listed.length === 0 ? [{}] : listed).map(requirement => Object.keys(requirement));
  };
  const ways = waysIn(after);
  for (const way of waysIn(before)) {
    if (ways.some(other => other.every(scheme => way.includes(scheme)))) continue;
    note(`needs more than ${way.join(' and ') || 'nothing'}`);
  }
}

/** Changes of the second contract that break a client written for the first; a sentence each. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const breaks = new Set<string>();
  const compare = schemaComparer(before.components.schemas, after.components.schemas, sentence =>
    breaks.add(sentence),
  );
  compareSchemes(before, after, sentence => breaks.add(sentence));
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const now = after.paths[path]?.[method];
      const note = (sentence: string) => breaks.add(`${operation.operationId} ${sentence}`);
      if (!now) {
        note(`(${method.toUpperCase()} ${path}) was removed`);
        continue;
      }
      if (now.operationId !== operation.operationId) note(`is called ${now.operationId} now`);
      const pair = [
        { contract: before, operation },
        { contract: after, operation: now },
      ] as const;
      compareInput(...pair, compare, note);
      compareAnswers(...pair, compare, note);
      compareSecurity(...pair, note);
    }
  }
  return [...breaks].sort();
}
