import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ActionType, PlopGeneratorConfig } from 'plop';
import { root } from '../support/run-step.ts';
import {
  type Answers,
  change,
  command,
  endOfFile,
  expectForm,
  expectNew,
  file,
  formatted,
  inserted,
  refuse,
} from './actions.ts';

const server = 'packages/server/src';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const kebab = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();

/** Areas of the contract: the files in `api-spec/paths`. */
export const contractAreas = (): string[] =>
  globSync('*.yaml', { cwd: join(root, 'api-spec/paths') })
    .map(name => basename(name, '.yaml'))
    .toSorted();

/** The module on the server with the handlers of an area of the contract, found by one of its operations. */
function handlersOf(area: string): string {
  const operations = [...read(`api-spec/paths/${area}.yaml`).matchAll(/operationId: (\w+)/g)].map(
    ([, id = '']) => id,
  );
  const found = globSync('areas/**/*handlers.ts', { cwd: join(root, server) }).find(path =>
    operations.some(id => new RegExp(`^ {2}${id}: `, 'm').test(read(`${server}/${path}`))),
  );
  return found ? `${server}/${found}` : refuse(`No handlers.ts has an operation of ${area}.`);
}

/** Where an operation goes, and with which words. */
interface Place {
  /** Area of the contract. */
  area: string;
  /** Tag of the operation in the contract. */
  tag: string;
  /** Its module of handlers, which is there. */
  handlers: string;
}

/** Adds the example of an answer. */
const example = (area: string, name: string) => (): string => {
  const path = `api-spec/examples/${area}.json`;
  const value = { since: '2026-11-21T09:30:00.000Z' };
  change(path, text => {
    const examples = { ...JSON.parse(text), [`${name}_usual`]: { summary: 'As usual', value } };
    return `${JSON.stringify(examples, null, 2)}\n`;
  });
  return path;
};

/** All steps for a GET of the signed-in member. */
export function operationActions(name: string, { area, tag, handlers }: Place): ActionType[] {
  const noun = name.replace(/^get/, '');
  const folder = dirname(handlers);
  const service = `${folder}/${kebab(noun)}.ts`;
  const queries = `${folder}/${kebab(noun)}-queries.ts`;
  const test = `${folder}/${kebab(noun)}.test.ts`;
  for (const added of [service, queries, test]) expectNew(added);
  const contract = read('api-spec/openapi.yaml');
  const isNew = !contract.includes(`paths/${area}.yaml#`);
  if (contract.includes(`/api/${kebab(noun)}.php:`))
    refuse(`api-spec/openapi.yaml has /api/${kebab(noun)}.php already: choose another name.`);
  const to = (path: string) => relative(folder, path);
  const values = {
    area,
    tag,
    noun,
    slug: kebab(noun),
    operation: to(`${server}/context/operation.ts`),
    db: to(`${server}/infrastructure/postgres/transaction.ts`),
    context: to(`${server}/context/context.ts`),
    testServer: to('packages/server/test/server.ts'),
  };
  const template = (part: string) => read(`tools/new/templates/operation/${part}.hbs`);
  return [
    inserted({
      path: `api-spec/paths/${area}.yaml`,
      after: endOfFile,
      template: template('path'),
      data: values,
    }),
    inserted({
      path: `api-spec/schemas/${area}.yaml`,
      after: endOfFile,
      template: template('schema'),
      data: values,
    }),
    example(area, name),
    inserted({
      path: 'api-spec/openapi.yaml',
      after: new RegExp(`^ {2}/\\S+:\\n {4}\\$ref: paths/${isNew ? '\\S+' : area}.yaml#\\S+\\n`),
      template: '  /api/{{slug}}.php:\n    $ref: paths/{{area}}.yaml#/{{slug}}\n',
      data: values,
    }),
    command('node', 'tools/contract/generate.ts'),
    file(service, 'operation/service.hbs', values),
    file(queries, 'operation/queries.hbs', values),
    file(test, 'operation/test.hbs', values),
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
    formatted(service, queries, test, handlers, `api-spec/examples/${area}.json`),
  ];
}

/** An operation of the contract with handler, rule, query and test. */
export const operation: PlopGeneratorConfig = {
  description: 'an operation of the API',
  prompts: [
    { type: 'list', name: 'area', message: 'Area of the contract', choices: contractAreas() },
    { type: 'input', name: 'name', message: 'Name, such as getVisits' },
  ],
  actions: data => {
    const answers = data as Answers;
    const area = answers.area ?? '';
    if (!contractAreas().includes(area))
      refuse(`area is “${area}”: use one of ${contractAreas().join(', ')}.`);
    const name = expectForm(answers, 'name', /^get([A-Z][a-z]+)+$/, 'getVisits');
    const [, tag = ''] = /tags: \[(\w+)\]/.exec(read(`api-spec/paths/${area}.yaml`)) ?? [];
    return operationActions(name, { area, tag, handlers: handlersOf(area) });
  },
};
