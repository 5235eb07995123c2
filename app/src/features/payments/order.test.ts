import { createClient } from '@velluto/api-client';
import {
  createPaymentExamples,
  errorExamples,
  getPackagesExamples,
  getRepeatOrdersExamples,
} from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createOrderStore, load, sortMethods } from './order.ts';

const orderDraft = {
  package: 'credits-20',
  method: 'visa',
  country: 'IT',
  discountcode: 'TIMEBONUS25',
  begin_at_once: true,
  another: false,
} as const;
const ordered = () => Response.json(createPaymentExamples.pending, { status: 201 });
/** Address of the provider's page, which orders lead to. */
const checkout = createPaymentExamples.pending.payment.checkout_url;
const refused = () => Response.json(errorExamples.discount_code_invalid, { status: 404 });

function setUp(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  const bodies: { another?: boolean; next?: string }[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      keys.push(request.headers.get('idempotency-key'));
      bodies.push(await request.json());
      return (answers.shift() ?? Response.error)();
    },
  });
  const page = new EventTarget();
  const app = testAppContext({ user: testUser(), client });
  return { app, keys, bodies, page, orders: app.store(created => createOrderStore(created, page)) };
}

it('sends one idempotency key however often the button is pressed, and a new one after the page was left', async () => {
  const { orders, keys, page } = setUp(ordered, ordered, ordered);
  const [address, second] = await Promise.all([
    orders.order(orderDraft, false),
    orders.order(orderDraft, false),
  ]);
  expect(address).toBe(checkout);
  expect(second).toBeNull();
  expect(await orders.order(orderDraft, false)).toBe(checkout);
  expect(new Set(keys).size).toBe(1);
  page.dispatchEvent(new Event('pagehide'));
  await orders.order(orderDraft, false);
  expect(new Set(keys).size).toBe(2);
});

it('reports a refused typed code, and only the end of an automatic discount', async () => {
  const { orders } = setUp(refused, refused, ordered);
  expect(await orders.order(orderDraft, true)).toBeNull();
  expect(orders.state).toMatchObject({ problem: { code: 'discount_code_invalid' }, ended: false });
  expect(await orders.order(orderDraft, false)).toBeNull();
  expect(orders.state).toMatchObject({ problem: null, ended: true, pending: false });
  const { discountcode: _, ...plain } = orderDraft;
  expect(await orders.order(plain, false)).toBe(checkout);
  expect(orders.state.ended).toBe(false);
});

it('one more, beside an open order, is an order with a key of its own, however often it is pressed', async () => {
  const open = () => Response.json(errorExamples.order_open, { status: 409 });
  const { orders, keys, bodies } = setUp(open, Response.error, ordered);
  expect(await orders.order(orderDraft, false)).toBeNull();
  expect(orders.state.problem?.code).toBe('order_open');
  const more = { ...orderDraft, another: true };
  await orders.order(more, false);
  expect(await orders.order(more, false)).toBe(checkout);
  expect(bodies.map(({ another }) => another)).toEqual([undefined, true, true]);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([false, true]);
});

it('an unknown payment method leads to the order without one, and the choice in the address stays', async () => {
  const { app } = setUp();
  const search = new URLSearchParams('country=PL&code=INVERNO20');
  const { signal } = new AbortController();
  const context = { client: app.client, params: { id: 'credits-50', method: 'shells' }, search, app, signal };
  await expect(load(context)).rejects.toMatchObject({
    to: '/credits/credits-50?country=PL&code=INVERNO20',
  });
});

/** Opens the order page; `past` are the former purchases, null where they cannot be loaded. */
function open(params: Record<string, string>, past: object | null, paidBefore = true) {
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async ({ url }) => {
      if (url.includes('packages')) return Response.json(getPackagesExamples.plain);
      if (url.includes('discountcode')) return Response.json({ discountcodes: [] });
      return past ? Response.json(past) : Response.json(errorExamples.discount_code_invalid, { status: 404 });
    },
  });
  const app = testAppContext({ user: testUser({ paid_user: paidBefore }), client });
  const { signal } = new AbortController();
  return load({ client, params, app, search: new URLSearchParams(), signal });
}

it('a known payment method, or none, opens the order of a package, and one that is not sold is not found', async () => {
  const packages = getPackagesExamples.plain;
  expect(await open({ id: 'credits-50' }, null)).toMatchObject({ packages, lastMethod: null });
  expect(await open({ id: 'credits-50', method: 'visa' }, null)).toMatchObject({ packages });
  await expect(open({ id: 'credits-51' }, null)).rejects.toMatchObject({ status: 404 });
});

it('knows how the member paid last, unless it was direct debit', async () => {
  const { some } = getRepeatOrdersExamples;
  const paidBy = (method: string) => ({ ...some, orders: some.orders.map(order => ({ ...order, method })) });
  expect(await open({ id: 'credits-50' }, paidBy('paypal'))).toMatchObject({ lastMethod: 'paypal' });
  expect(await open({ id: 'credits-50' }, paidBy('directdebit'))).toMatchObject({ lastMethod: null });
  expect(await open({ id: 'credits-50' }, { ...some, orders: [] })).toMatchObject({ lastMethod: null });
  // nobody who has bought nothing is asked for
  expect(await open({ id: 'credits-50' }, paidBy('paypal'), false)).toMatchObject({ lastMethod: null });
});

it('shows Apple Pay first, then the last method where it is still offered', () => {
  expect(sortMethods(['visa', 'paypal', 'applepay'], 'paypal')).toEqual(['applepay', 'paypal', 'visa']);
  expect(sortMethods(['visa', 'paypal'], 'applepay')).toEqual(['visa', 'paypal']);
});

it('an order without a page of the provider leads to its payment, and the next press is another order', async () => {
  const { payment } = createPaymentExamples.pending;
  const paid = () => Response.json({ payment: { ...payment, checkout_url: null } }, { status: 201 });
  const { orders, keys } = setUp(paid, paid);
  for (let press = 0; press < 2; press++)
    expect(await orders.order(orderDraft, false)).toBe(`/transactions/${payment.payment_id}`);
  expect(new Set(keys).size).toBe(2);
});

it('the page to go back to after paying goes with the order, and into the address of a payment without a provider’s page', async () => {
  const { payment } = createPaymentExamples.pending;
  const { orders, bodies } = setUp(() => Response.json({ payment: { ...payment, checkout_url: null } }));
  const address = await orders.order({ ...orderDraft, next: '/chats/c1' }, false);
  expect(address).toBe(`/transactions/${payment.payment_id}?next=%2Fchats%2Fc1`);
  expect(bodies[0]).toMatchObject({ next: '/chats/c1' });
});
