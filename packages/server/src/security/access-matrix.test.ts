// Pictures at /img are not in the contract; they are tested in pictures/serve-pictures.test.ts and chat/message-photos.test.ts.

import { contractOperation, contractOperations } from '@velluto/api-client/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Case, callOverrides } from '../../test/access-requests.ts';
import { accessTable } from '../../test/access-table.ts';
import { accessWorld, type Caller, type Column, columns } from '../../test/access-world.ts';
import { snapshot } from '../../test/snapshot.ts';
import { inTurn } from '../../test/turns.ts';

const { server, callers, annasTexts } = await accessWorld();
/** Tables that count guesses, which a refused call may change. */
const counters = new Set(['public.login_attempt', 'public.reset_request', 'public.debit_guess']);
const before = await snapshot(server.database.pool);

function requestOf(name: Case, { ids, cookies, host }: Caller): InjectOptions {
  const operation = contractOperation(name.split(' ')[0] ?? '');
  const overrides = callOverrides[name]?.(ids) ?? {};
  const query = new URLSearchParams({ ...operation.query, ...overrides.query });
  const example = operation.bodies[overrides.example ?? Object.keys(operation.bodies)[0] ?? ''];
  const body = { ...example, ...overrides.body };
  const headers = { host, 'x-requested-with': 'velluto', ...operation.headers };
  const request = { method: operation.method, url: `${operation.path}?${query}`, cookies, headers };
  if (operation.type === null) return request;
  if (operation.type.startsWith('multipart')) {
    const { payload, type } = ids.upload;
    return { ...request, payload, headers: { ...headers, 'content-type': type } };
  }
  const isForm = operation.type.endsWith('urlencoded');
  return {
    ...request,
    payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
    headers: { ...headers, 'content-type': operation.type },
  };
}

/** Sends a request; closes the response if it is an event stream, which would never end. */
async function send(request: InjectOptions, { id }: Caller) {
  let answered = false;
  const answer = server.app.inject(request).finally(() => {
    answered = true;
  });
  while (!answered) {
    if (id !== null && server.ctx.live.isWatching(id)) await server.ctx.live.close(id);
    await new Promise(setImmediate);
  }
  await server.settle();
  return answer;
}

/** A withdrawal or cancellation that names no contract of the caller goes to support, with a mail that says so. */
const goesToSupport = (name: Case): boolean => /^(withdraw|cancelPremium)/.test(name);
const isForSupport = (name: Case, table: string): boolean =>
  goesToSupport(name) && /\.(complaint\w*|outbox_mail)$/.test(table);

async function outcome(name: Case, caller: Caller): Promise<string> {
  const request = requestOf(name, caller);
  const jobs = server.waitingJobs.length;
  const { statusCode, body, headers } = await send(request, caller);
  const refused = statusCode >= 400;
  const changed = await before.changed();
  if (changed.length > 0) {
    await before.restore(changed);
    // the sessions cached by this process may not match the restored tables
    server.ctx.sessions.rows.clear();
  }
  if (refused) {
    const changes = changed.filter(table => !counters.has(table) && !isForSupport(name, table));
    expect(changes, `${name} was refused and changed something`).toEqual([]);
    // support is told of what goes there
    const begun = server.waitingJobs
      .slice(jobs)
      .filter(job => job.name !== 'trust.arrived' || !goesToSupport(name));
    expect(begun, 'a refusal begins no job').toEqual([]);
  }
  const response = JSON.stringify(headers) + body;
  const sent = `${request.url}${request.payload}${JSON.stringify(request.cookies)}`;
  // the key of the mailed link gives access to the complaint
  const secrets = name.endsWith(' key') && !refused ? [] : annasTexts.secrets;
  for (const secret of [...secrets, ...(refused ? annasTexts.traits : [])]) {
    if (!sent.includes(secret)) expect(response, `tells of ${secret}`).not.toContain(secret);
  }
  if (refused) return `${statusCode} ${JSON.parse(body).code}`;
  return changed.some(table => !counters.has(table)) ? `${statusCode} changed` : String(statusCode);
}

test('the table names every operation of the contract, and nothing else', () => {
  const named = new Set(Object.keys(accessTable).map(name => name.split(' ')[0]));
  expect([...named].sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

test('the table says for every call with an id whose record it names', () => {
  const id = /"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/;
  // that idempotency keys belong to their member is tested in payments/orders/place-order.test.ts and chat/send.test.ts
  const naming = contractOperations.filter(({ query, bodies }) => id.test(JSON.stringify([query, bodies])));
  const described = new Set(Object.keys(callOverrides).map(name => name.split(' ')[0]));
  expect(naming.length).toBeGreaterThan(20);
  expect(naming.map(id => id.id).filter(id => !described.has(id))).toEqual([]);
});

/**
 * The callers to test in a row of the table: always a visitor, another member and a blocked one, and of all callers
 * with the same expected response one by turns.
 */
function callersOf(expected: Record<Column, string>, row: number): Column[] {
  const always = new Set<Column>(['visitor', 'other', 'blocked']);
  const alike = Object.values(Object.groupBy(columns, column => expected[column]));
  const byTurns = new Set(alike.flatMap((group = []) => inTurn(group, row)));
  return columns.filter(column => always.has(column) || byTurns.has(column));
}

describe('who may do what', () => {
  test.each(Object.entries(accessTable).map(([name, expected], row) => [name, expected, row] as const))(
    '%s',
    async (name, expected, row) => {
      for (const column of callersOf(expected, row))
        expect([column, await outcome(name as Case, callers[column])]).toEqual([column, expected[column]]);
    },
  );
});
