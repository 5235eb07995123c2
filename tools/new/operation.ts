import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ActionType, PlopGeneratorConfig } from 'plop';
import { tagOf } from '../contract/tags.ts';
import { root } from '../support/run-step.ts';
import {
  type Answers,
  change,
  command,
  expectForm,
  expectNew,
  file,
  formatted,
  inserted,
  refuse,
  template,
} from './actions.ts';

const server = 'packages/server/src';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const kebab = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();

/** Files of the contract with operations, such as `profiles/views`: an area, or a part of one. */
const contractFiles = (): string[] =>
  globSync('**/*.yaml', { cwd: join(root, 'api-spec/paths') })
    .map(path => path.replace('.yaml', ''))
    .toSorted();

/** The module on the server with the handlers of a file of the contract, found by one of its operations. */
function handlersOf(file: string): string {
  const ids = [...read(`api-spec/paths/${file}.yaml`).matchAll(/operationId: (\w+)/g)].map(
    ([, id = '']) => id,
  );
  const found = globSync('areas/**/*handlers.ts', { cwd: join(root, server) }).find(path =>
    ids.some(id => new RegExp(`^ {2}${id}: `, 'm').test(read(`${server}/${path}`))),
  );
  return found ? `${server}/${found}` : refuse(`No handlers.ts has an operation of ${file}.`);
}

/** The files and names of a new operation. */
interface Place {
  /** File of the contract, in `paths`, `schemas` and `examples`. */
  part: string;
  /** Tag of the operation in the contract. */
  tag: string;
  /** Its module of handlers, which is there. */
  handlers: string;
}

/** Adds the example of an answer. */
const example = (part: string, name: string) => (): string => {
  const path = `api-spec/examples/${part}.json`;
  const value = { since: '2026-11-21T09:30:00.000Z' };
  change(path, text => {
    const examples = { ...JSON.parse(text || '{}'), [`${name}_usual`]: { summary: 'As usual', value } };
    return `${JSON.stringify(examples, null, 2)}\n`;
  });
  return path;
};

/** Adds what the handler needs to the import of the answers. */
const answersImported = (handlers: string) => (): string => {
  change(handlers, text =>
    text.replace(
      /^import \{ (.*) \} from '(.*\/context\/responses\.ts)';$/m,
      (_, names: string, path: string) => {
        const all = new Set([...names.split(', '), 'ok', 'signedIn']);
        return `import { ${[...all].join(', ')} } from '${path}';`;
      },
    ),
  );
  return handlers;
};

/** All steps for a GET of the signed-in member. */
export function operationActions(name: string, { part, tag, handlers }: Place): ActionType[] {
  const noun = name.replace(/^get/, '');
  const folder = dirname(handlers);
  const service = `${folder}/${kebab(noun)}.ts`;
  const queries = `${folder}/${kebab(noun)}-queries.ts`;
  const test = `${folder}/${kebab(noun)}.test.ts`;
  const changeset = `.changeset/new-${kebab(name)}.md`;
  for (const added of [service, queries, test, changeset]) expectNew(added);
  const contract = read('api-spec/openapi.yaml');
  const isNew = !contract.includes(`paths/${part}.yaml#`);
  if (contract.includes(`/api/${kebab(noun)}.php:`))
    refuse(`api-spec/openapi.yaml has /api/${kebab(noun)}.php already: choose another name.`);
  const to = (path: string) => relative(folder, path);
  const values = {
    part,
    up: part.includes('/') ? '../..' : '..',
    common: part.includes('/') ? '../common.yaml' : 'common.yaml',
    tag,
    noun,
    slug: kebab(noun),
    operation: to(`${server}/context/operation.ts`),
    db: to(`${server}/infrastructure/postgres/transaction.ts`),
    context: to(`${server}/context/context.ts`),
    testServer: to('packages/server/test/server.ts'),
  };
  return [
    inserted({ path: `api-spec/paths/${part}.yaml`, template: template('operation/path'), data: values }),
    inserted({ path: `api-spec/schemas/${part}.yaml`, template: template('operation/schema'), data: values }),
    example(part, name),
    inserted({
      path: 'api-spec/openapi.yaml',
      after: new RegExp(`^ {2}/\\S+:\\n {4}\\$ref: paths/${isNew ? '\\S+' : part}.yaml#\\S+\\n`),
      template: '  /api/{{slug}}.php:\n    $ref: paths/{{part}}.yaml#/{{slug}}\n',
      data: values,
    }),
    command('node', 'tools/contract/generate.ts'),
    file(service, 'operation/service', values),
    file(queries, 'operation/queries', values),
    file(test, 'operation/test', values),
    answersImported(handlers),
    inserted({
      path: handlers,
      before: /^\} satisfies Partial<Service>;/,
      template: '\n  {{name}}: async call => ok(await {{camelCase noun}}Of(call.ctx, signedIn(call).id)),\n',
      data: values,
    }),
    inserted({
      path: handlers,
      before: /^import /,
      template: "import { {{camelCase noun}}Of } from './{{slug}}.ts';\n",
      data: values,
    }),
    inserted({
      path: 'packages/server/test/access-table.ts',
      before: /^`;$/,
      template: `${[name.padEnd(32), 'login'.padEnd(9), ...Array(5).fill('200'.padEnd(9)), 'login'].join(' ')}\n`,
    }),
    file(changeset, 'changeset', { package: '@velluto/api-client' }),
    formatted(service, queries, test, handlers, `api-spec/examples/${part}.json`),
  ];
}

/** An operation of the contract with handler, rule, query, test and changeset. */
export const operation: PlopGeneratorConfig = {
  description: 'an operation of the API',
  prompts: [
    { type: 'list', name: 'part', message: 'File of the contract', choices: contractFiles() },
    { type: 'input', name: 'name', message: 'Name, such as getVisits' },
  ],
  actions: data => {
    const answers = data as Answers;
    const files = contractFiles();
    const part = expectForm(answers, 'part', new RegExp(`^(${files.join('|')})$`), files.join(', '));
    const name = expectForm(answers, 'name', /^get([A-Z][a-z]+)+$/, 'getVisits');
    const tag = tagOf(part.replace(/\/.*/, ''));
    return operationActions(name, { part, tag, handlers: handlersOf(part) });
  },
};
