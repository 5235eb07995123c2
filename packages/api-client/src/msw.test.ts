import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contractOperation, readContract } from './contract/index.ts';
import { memberExample, searchMembersExamples } from './examples.ts';
import { operations } from './generated/operations.ts';
import { ApiProblem, createClient, deleteChat, getUser, searchMembers, sendMessage } from './index.ts';
import { answer, contractHandlers, type MockedOperation, refuse } from './msw.ts';

const server = setupServer(...contractHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const client = createClient({ baseUrl: 'https://velluto.test' });
const message = { profile: 'm', text: 'Ciao', idempotencyKey: '9f2c7b1e-0000-4000-8000-000000000001' };

describe('the handlers of the contract', () => {
  it.each(readContract().filter(({ id }) => id in operations))(
    'answer $id as the contract says',
    async operation => {
      const { method, url, id } = operation;
      const answered = await fetch(`https://velluto.test${url}`, { method });
      expect(answered.status).toBe(operations[id as MockedOperation].status);
      const text = await answered.text();
      expect(operation.answer(answered.status)?.(text === '' ? null : JSON.parse(text))).toEqual([]);
    },
  );

  it('answer a client with the first example, and with nothing where nothing comes', async () => {
    expect(await searchMembers(client)).toEqual(Object.values(searchMembersExamples)[0]);
    expect(await deleteChat(client, { conversation: 'c' })).toBeUndefined();
  });
});

it('a handler of a test answers before them', async () => {
  const nobody = { ...searchMembersExamples.few, results: [memberExample('Giulia')] };
  server.use(answer('searchMembers', nobody));
  expect((await searchMembers(client)).results).toEqual([memberExample('Giulia')]);
});

it('an error has the status, code and details of the contract', async () => {
  server.use(
    refuse('sendMessage', 'not_enough_credits', { need: 2, have: 0 }),
    refuse('getUser', 'service_unavailable'),
  );
  const refused = await sendMessage(client, message).catch(error => error);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused).toMatchObject({ status: 402, code: 'not_enough_credits', facts: { need: 2, have: 0 } });
  await expect(getUser(client)).rejects.toMatchObject({ status: 503, code: 'service_unavailable' });
});

it('every error that an operation declares can be answered', () => {
  for (const [id, { errors }] of Object.entries(operations)) {
    const declared = Object.entries(errors).map(([code, status]) => `${status} ${code}`);
    expect(new Set(declared), id).toEqual(contractOperation(id).errors);
  }
});
