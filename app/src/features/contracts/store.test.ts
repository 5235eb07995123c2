import { createClient } from '@velluto/api-client';
import { cancelPremiumExamples, withdrawExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import type { StoreFactory } from '../../platform/app-context.ts';
import { createCancellationStore } from './cancellation.ts';
import type { ContractStore } from './store.ts';
import { createWithdrawalStore } from './withdrawal.ts';

function setUp(factory: StoreFactory<ContractStore>, member: boolean, ...answers: object[]) {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      sent.push(await request.json());
      const answer = answers.shift();
      return answer ? Response.json(answer) : Response.error();
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
  expect(sent).toEqual([{ step: 'ask' }, { step: 'confirm' }]);
  expect(contract.state.contracts).toEqual(cancelPremiumExamples.confirmed.contracts);
});

it('stays at the confirmation when the server does not answer', async () => {
  const { contract } = setUp(createCancellationStore, true, cancelPremiumExamples.asked);
  await contract.ask();
  await contract.confirm();
  expect(contract.state).toMatchObject({ step: 'confirm', pending: false, problem: { code: 'offline' } });
});
