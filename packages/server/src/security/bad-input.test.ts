// Which records a caller may name is tested in access-matrix.test.ts; characters with a meaning in SQL, HTML or mails
// in injection.test.ts.

import { type ContractOperation, contractOperations } from '@velluto/api-client/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { snapshot } from '../../test/snapshot.ts';
import { inTurn } from '../../test/turns.ts';
import { addWriter } from '../../test/writers.ts';

const server = await createTestServer();
const anna = await addWriter(server, { credits: 40, paid_user: true });
const { cookies } = await server.client(anna);
const before = await snapshot(server.database.pool);

const firstBody = ({ bodies }: ContractOperation) => Object.values(bodies)[0] ?? {};
/** The position of an operation in the contract, by which `inTurn` picks one of many bad inputs for it. */
const turnOf = ({ id }: ContractOperation) => contractOperations.findIndex(candidate => candidate.id === id);
const json = contractOperations.filter(({ type }) => type === 'application/json');
const withBody = contractOperations.filter(({ type }) => type !== null);

/**
 * Calls an operation as the app does; returns status and error of the response, and the tables that the call changed.
 */
async function send(
  operation: ContractOperation,
  payload: string | undefined,
  overrides: CallOverrides = {},
) {
  const { method, path, type } = operation;
  const query = new URLSearchParams({ ...operation.query, ...overrides.query });
  const request: InjectOptions = {
    method,
    cookies,
    url: `${path}?${query}`,
    ...(payload !== undefined && { payload }),
    headers: {
      'x-requested-with': 'velluto',
      ...(payload !== undefined && { 'content-type': overrides.type ?? type ?? '' }),
      ...operation.headers,
      'idempotency-key': server.ctx.ids.uuid(),
    },
  };
  const { statusCode: status, body } = await server.app.inject(request);
  await server.settle();
  const { code = null, details = [] } = body.startsWith('{') ? JSON.parse(body) : {};
  return { status, code, details, changed: await before.changed() };
}
interface CallOverrides {
  type?: string;
  query?: Record<string, string>;
}
const invalid = { status: 400, code: 'invalid_request', changed: [] };

describe('a body', () => {
  test.each(json)('of $id that is not JSON', async operation => {
    const whole = JSON.stringify(firstBody(operation));
    const bad = [whole.slice(0, -1), `${whole},`, '{', '{"a":undefined}', "{'a': 1}", '\u0000'];
    for (const text of inTurn(bad, turnOf(operation))) {
      expect(await send(operation, text), text).toMatchObject(invalid);
    }
  });

  test.each(json)(
    'of $id with far more values than it has fields is refused before its fields are checked',
    async operation => {
      const many = Array.from({ length: 300 }, (_, index) => ({ [`k${index}`]: index }));
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      const [field = 'a'] = Object.keys(firstBody(operation));
      const wide = [{ [field]: many }, Object.assign({}, ...many)];
      const bad = [...wide.map(body => JSON.stringify(body)), `{"${field}":${deep}}`];
      for (const text of inTurn(bad, turnOf(operation)))
        expect(await send(operation, text)).toMatchObject({ ...invalid, details: [] });
    },
  );

  test.each(json)(
    'of $id with far more values in its query is refused before its fields are checked too',
    async operation => {
      const query = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, '1']));
      const answer = await send(operation, JSON.stringify(firstBody(operation)), { query });
      expect(answer).toMatchObject({ ...invalid, details: [] });
    },
  );

  test.each(json)('of $id whose fields have wrong types names them', async operation => {
    for (const [field, value] of Object.entries(firstBody(operation))) {
      // an open object takes any object, and no other type
      const wrong = typeof value === 'object' && value !== null ? 'text' : { a: ['b'] };
      const answer = await send(operation, JSON.stringify({ ...firstBody(operation), [field]: wrong }));
      expect(answer, field).toMatchObject(invalid);
      const named = answer.details.map((detail: { field: string }) => detail.field.split('.')[0]);
      expect(named, field).toContain(field);
    }
  });

  test.each(json)('of $id with an unknown field names it', async operation => {
    const answer = await send(operation, JSON.stringify({ ...firstBody(operation), is_admin: true }));
    expect(answer).toMatchObject(invalid);
    expect(answer.details).toContainEqual({ field: 'is_admin', code: 'unknown' });
  });

  // a beacon needs no body: http/http.test.ts
  const needed = json.filter(({ id }) => id !== 'pageHidden');
  test.each(needed)(
    'of $id that is empty counts as none, though its content type is JSON',
    async operation => {
      expect(await send(operation, '')).toMatchObject(invalid);
    },
  );

  test.each(json)('of $id that is too large', async operation => {
    const large = JSON.stringify({ ...firstBody(operation), more: 'x'.repeat(256 * 1024) });
    expect(await send(operation, large)).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      changed: [],
    });
  });

  test.each(withBody)('of $id with a wrong content type', async operation => {
    const whole = JSON.stringify(firstBody(operation));
    const wrong = ['application/xml', 'text/html', 'image/png', 'application/json+x', 'nonsense', ''];
    for (const type of inTurn(wrong, turnOf(operation))) {
      expect(await send(operation, whole, { type }), type).toMatchObject(invalid);
    }
  });
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idsIn = (values: Record<string, unknown>) =>
  Object.keys(values).filter(key => typeof values[key] === 'string' && uuid.test(values[key]));
const naming = contractOperations.filter(
  operation => idsIn(operation.query).length > 0 || idsIn(firstBody(operation)).length > 0,
);

/**
 * The expected response for an id that does not exist: not found, or success where the call only has to undo
 * something.
 */
function expected(operation: string, id: string) {
  if (operation === 'sendMessage') return { status: 404, code: 'recipient_unavailable' };
  const isUndone = ['unlike', 'unblock', 'markLikeSeen'].includes(operation) && uuid.test(id.toLowerCase());
  return isUndone ? { status: 204, code: null } : { status: 404, code: 'not_found' };
}

describe('an unknown id', () => {
  test('is given to all operations that name one', () => {
    expect(naming.length).toBeGreaterThan(20);
  });

  test.each(naming)('changes nothing: $id', async operation => {
    const unknown = server.ctx.ids.uuid();
    const malformed = inTurn([unknown.toUpperCase(), 'x', '0', '..', '👤'], turnOf(operation));
    for (const id of [unknown, ...malformed]) {
      const set = (keys: string[]) => Object.fromEntries(keys.map(key => [key, id]));
      const body = firstBody(operation);
      const payload = operation.type === null ? undefined : JSON.stringify({ ...body, ...set(idsIn(body)) });
      const answer = await send(operation, payload, { query: set(idsIn(operation.query)) });
      expect(answer, id).toMatchObject({ ...expected(operation.id, id), changed: [] });
    }
  });
});
