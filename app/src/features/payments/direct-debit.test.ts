import { createClient } from '@velluto/api-client';
import {
  confirmDirectDebitExamples,
  errorExamples,
  startDirectDebitExamples,
} from '@velluto/api-client/examples';
import { describe, expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createDebitStore } from './direct-debit.ts';

const filled = {
  holder: 'Anna Prova',
  iban: 'IT60X0542811101000000123456',
  street: 'Via Roma',
  number: '1',
  zip: '20121',
  city: 'Milano',
  phone: '+39 333 1234567',
};
const orderDraft = { package: 'premium-3', country: 'IT' };
const refused = (body: object, status: number) => Response.json(body, { status });

function setUp(...answers: (() => Response)[]) {
  const sent: { method: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      sent.push({ method: request.method, body: await request.json() });
      return (answers.shift() ?? Response.error)();
    },
  });
  const app = testAppContext({ user: testUser(), client });
  return { sent, debit: app.store(createDebitStore) };
}

const started = () => Response.json(startDirectDebitExamples.premium, { status: 201 });
const ordered = () => Response.json(confirmDirectDebitExamples.ordered);

describe('paying by direct debit', () => {
  it('sends nothing while a field is missing or invalid', async () => {
    const { debit, sent } = setUp();
    debit.change({ ...filled, city: ' ', iban: 'IT60X0542811101000000123457' });
    await debit.start(orderDraft, false);
    expect(debit.state.problems).toEqual({ city: 'required', iban: 'format' });
    expect(sent).toEqual([]);
  });

  it('shows the fields that the server refuses, each until it is changed', async () => {
    const { debit } = setUp(() => refused(errorExamples.direct_debit_fields, 400));
    debit.change(filled);
    await debit.start(orderDraft, false);
    expect(debit.state).toMatchObject({
      problems: { iban: 'format', phone: 'format' },
      problem: null,
      order: null,
    });
    debit.change({ phone: '+39 333 7654321' });
    expect(debit.state.problems).toEqual({ iban: 'format' });
  });

  it('orders once however often the button is pressed, and clears the account data', async () => {
    const { debit, sent } = setUp(started, ordered);
    debit.change(filled);
    await Promise.all([debit.start(orderDraft, false), debit.start(orderDraft, false)]);
    expect(await debit.confirm(true, false)).toBeNull();
    expect(debit.state.problems).toEqual({ otp: 'required' });
    debit.change({ otp: '123456' });
    const [address, second] = await Promise.all([debit.confirm(true, false), debit.confirm(true, false)]);
    expect(address).toMatch(/^\/transactions\//);
    expect(second).toBeNull();
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(debit.state.values).toMatchObject({ iban: '', otp: '' });
  });

  it.each([
    ['a wrong code keeps the order', errorExamples.direct_debit_code_invalid, 400, true],
    ['an expired order starts again with the account', errorExamples.not_found, 404, false],
  ])('%s', async (_, body, status, stays) => {
    const { debit } = setUp(started, () => refused(body, status));
    debit.change(filled);
    await debit.start(orderDraft, false);
    debit.change({ otp: '000000' });
    expect(await debit.confirm(true, false)).toBeNull();
    expect(debit.state.problem?.code).toBe(body.code);
    expect(debit.state.order !== null).toBe(stays);
    expect(debit.state.values.iban).toBe(filled.iban);
  });

  it.each([
    ['typed', true],
    ['applied automatically', false],
  ])(
    'an order whose discount was %s and has been used meanwhile starts again with the account',
    async (_, typed) => {
      const { debit } = setUp(started, () => refused(errorExamples.discount_code_invalid, 404));
      debit.change(filled);
      await debit.start({ ...orderDraft, discountcode: 'A' }, typed);
      debit.change({ otp: '123456' });
      expect(await debit.confirm(true, false)).toBeNull();
      expect(debit.state).toMatchObject({ order: null, ended: !typed, values: { iban: filled.iban } });
      expect(debit.state.problem?.code).toBe(typed ? 'discount_code_invalid' : undefined);
    },
  );

  it('closes the form for as long as the server says', async () => {
    const { debit } = setUp(started, () => refused(errorExamples.direct_debit_blocked, 403));
    debit.change(filled);
    await debit.start(orderDraft, false);
    debit.change({ otp: '000000' });
    await debit.confirm(true, false);
    expect(debit.state.problem).toMatchObject({ code: 'direct_debit_blocked', minutes: expect.any(Number) });
  });
});
