import { createClient } from '@velluto/api-client';
import { cancelPremiumExamples, withdrawExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../../test/app-context.ts';
import type { StoreFactory } from '../../../lib/app-context.ts';
import { createCancellationStore, hydrate as hydrateCancellation } from './cancellation.ts';
import { createWithdrawalStore, hydrate as hydrateWithdrawal } from './withdrawal.ts';

function setUp<Store>(factory: StoreFactory<Store>, member: boolean, ...answers: object[]) {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      sent.push(await request.json());
      const answer = answers.shift();
      return answer ? Response.json(answer, { status: 'code' in answer ? 400 : 200 }) : Response.error();
    },
  });
  const app = testAppContext({ user: member ? testUser() : null, client });
  return { sent, contract: app.store(factory) };
}

it('requires name and e-mail of a visitor, and declares nothing before the second press', async () => {
  const { contract, sent } = setUp(
    createWithdrawalStore,
    false,
    withdrawExamples.visitor,
    withdrawExamples.visitor,
  );
  contract.begin('p1');
  await contract.ask();
  expect(contract.state.fields).toEqual({ name: 'required', email: 'required' });
  contract.change({ name: 'Anna', email: ' anna@example.com ' });
  await Promise.all([contract.ask(), contract.ask()]);
  const named = { payment: 'p1', email: 'anna@example.com', name: 'Anna' };
  expect(sent).toEqual([{ step: 'ask', ...named }]);
  await Promise.all([contract.confirm(), contract.confirm()]);
  expect(sent).toEqual([
    { step: 'ask', ...named },
    { step: 'confirm', ...named },
  ]);
  expect(contract.state).toMatchObject({ step: 'done', receivedAt: withdrawExamples.visitor.received_at });
});

it('shows a member what would be repaid', async () => {
  const { contract, sent } = setUp(
    createWithdrawalStore,
    true,
    withdrawExamples.asked,
    withdrawExamples.confirmed,
  );
  contract.begin('p1');
  await contract.ask();
  expect(sent).toEqual([{ step: 'ask', payment: 'p1' }]);
  expect(contract.state).toMatchObject({ step: 'confirm', withdrawal: withdrawExamples.asked.withdrawal });
});

it('cancels everything that renews for a member who names no payment', async () => {
  const { contract, sent } = setUp(
    createCancellationStore,
    true,
    cancelPremiumExamples.asked,
    cancelPremiumExamples.confirmed,
  );
  await contract.ask();
  await contract.confirm();
  expect(sent).toEqual([
    { step: 'ask', kind: 'ordinary' },
    { step: 'confirm', kind: 'ordinary' },
  ]);
  const { contracts, file } = cancelPremiumExamples.confirmed;
  expect(contract.state).toMatchObject({ contracts, file });
});

it('asks for the reason and the day of a cancellation, and leaves out what was not chosen', async () => {
  const { contract, sent } = setUp(createCancellationStore, true, cancelPremiumExamples.asked);
  contract.change({ kind: 'for_cause', when: 'day' });
  await contract.ask();
  expect(contract.state.fields).toEqual({ reason: 'required', ends_on: 'required' });
  contract.change({ reason: ' no answers ', ends_on: '2026-12-01' });
  contract.change({ when: 'soonest' });
  await contract.ask();
  expect(sent).toEqual([{ step: 'ask', kind: 'for_cause', reason: 'no answers' }]);
});

it('leads back to the form when the server refuses the day', async () => {
  const refusal = { code: 'invalid_request', message: '', details: [{ field: 'ends_on', code: 'too_big' }] };
  const { contract } = setUp(createCancellationStore, true, cancelPremiumExamples.asked, refusal);
  contract.change({ when: 'day', ends_on: '2026-12-01' });
  await contract.ask();
  await contract.confirm();
  expect(contract.state).toMatchObject({ step: 'form', fields: { ends_on: 'too_big' } });
});

it('stays at the confirmation when the server does not answer', async () => {
  const { contract } = setUp(createCancellationStore, true, cancelPremiumExamples.asked);
  await contract.ask();
  await contract.confirm();
  expect(contract.state).toMatchObject({ step: 'confirm', pending: false, problem: { code: 'offline' } });
});

it('keeps what was typed when its page is opened again in another language, and forgets it on a new visit', () => {
  const app = testAppContext({ user: null });
  const [withdrawal, cancellation] = [app.store(createWithdrawalStore), app.store(createCancellationStore)];
  const open = (again: boolean) => {
    hydrateWithdrawal(app, { payment: '', own: null }, again);
    hydrateCancellation(app, '', again);
    return [withdrawal.state.values.name, cancellation.state.values.name];
  };
  open(false);
  for (const { change } of [withdrawal, cancellation]) change({ name: 'Anna' });
  expect(open(true)).toEqual(['Anna', 'Anna']);
  expect(open(false)).toEqual(['', '']);
});
