import { expect, it } from 'vitest';
import { callModules } from './calls.ts';
import { clientRules } from './client-rules.ts';
import { driftOf } from './drift.ts';
import type { ContractDocument, Operation } from './examples.ts';

const areas = new Map([['/api/cat.php', 'cats']]);

/** A contract with one path, whose operations answer with JSON. */
function contract(operations: Record<string, Partial<Operation>>): ContractDocument {
  const answer = { content: { 'application/json': { schema: {} } } };
  const whole = Object.entries(operations).map(([method, operation]) => [
    method,
    { operationId: `${method}Cat`, summary: 'A cat', responses: { 200: answer }, ...operation },
  ]);
  return {
    paths: { '/api/cat.php': Object.fromEntries(whole) },
    components: {
      schemas: { Cat: {} },
      parameters: { Key: { name: 'Idempotency-Key', in: 'header', required: true, schema: {} } },
      responses: {},
      examples: {},
    },
  };
}

const key = { $ref: '#/components/parameters/Key' };
const body = { content: { 'application/json': { schema: {} } } };

it('accepts a function of a schema that exists', () => {
  const operations = { put: { 'x-client': [{ name: 'renameCat', body: 'Cat' }] } };
  expect(clientRules(contract(operations), areas)).toEqual([]);
});

it('refuses a function of a schema that does not exist', () => {
  const operations = { put: { 'x-client': [{ name: 'walk', body: 'Dog' }] } };
  expect(clientRules(contract(operations), areas)).toEqual([
    'api-spec/paths/cats.yaml putCat x-client walk: there is no schema Dog in api-spec/schemas',
  ]);
});

it('writes a function for each operation that the client calls', () => {
  const pdf = { 200: { content: { 'application/pdf': { schema: {} } } } };
  const operations = {
    get: { parameters: [{ name: 'name', in: 'query', schema: {} }], description: 'One cat, by *name*/.' },
    post: { parameters: [key], requestBody: body },
    put: { requestBody: body, 'x-client': [] },
    delete: { responses: pdf },
  };
  const modules = callModules(contract(operations), areas);
  expect([...modules.keys()]).toEqual(['calls/cats.ts', 'calls/index.ts']);
  const source = modules.get('calls/cats.ts') ?? '';
  expect(source.match(/^export const \w+/gm)).toEqual(['export const getCat', 'export const postCat']);
  expect(source).toContain(' * One cat, by *name*\\/.\n');
  expect(source).toContain("query: QueryOf<'getCat'> = {}, options?: CallOptions) =>");
  expect(source).toContain("{ idempotencyKey, ...body }: BodyOf<'postCat'> & { idempotencyKey: string }");
  expect(source).not.toContain('poll');
});

it('refuses a path whose file is not known', () => {
  expect(() => callModules(contract({ get: {} }), new Map())).toThrow('/api/cat.php is not listed');
});

it('finds generated files that were edited, are missing or left over', () => {
  const expected = new Map(Object.entries({ 'a.ts': 'a', 'calls/b.ts': 'b', 'c.ts': 'c' }));
  const found = new Map(Object.entries({ 'a.ts': 'a', 'c.ts': 'edited', 'calls/old.ts': 'old' }));
  const names = driftOf(expected, found).map(problem => problem.split(' ')[0]);
  expect(names).toEqual(
    ['calls/b.ts', 'c.ts', 'calls/old.ts'].map(name => `packages/api-client/src/generated/${name}`),
  );
});
