import type { TestAnswer, TestClient } from './client.ts';
import type { MemberOverrides } from './members.ts';
import type { createTestServer } from './server.ts';

type Server = Awaited<ReturnType<typeof createTestServer>>;

/** A fictitious German IBAN with valid check digits. */
export function testIban(number: number): string {
  const account = String(number).padStart(18, '0');
  // ISO 7064: account and `DE00` as digits (131400) plus the check digits leave a remainder of 1 when divided by 97
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

let debtors = 0;

/** A member with their own bank account and phone number who pays by direct debit. */
export async function debtor(server: Server, overrides?: MemberOverrides) {
  debtors += 1;
  const member = await server.member(overrides);
  // a new session for each call, since the clock of these tests advances by months
  const call: TestClient = Object.assign(
    async (...request: Parameters<TestClient>) => (await server.client(member))(...request),
    { cookies: {} },
  );
  const iban = testIban(debtors);
  const phone = `+39333${String(1_000_000 + debtors)}`;
  const form = {
    package: 'credits-20',
    account_holder: 'Anna Bianchi',
    iban,
    street: 'Via Dante',
    house_number: '14b',
    zip: '20121',
    city: 'Milano',
    phone,
  };
  const start = (overrides: Record<string, unknown> = {}): Promise<TestAnswer> =>
    call('POST', '/api/directdebit.php', { ...form, ...overrides });
  /** The latest code that was sent to a number. */
  const lastCode = async (to = phone): Promise<string> => {
    const sms = await server.db
      .selectFrom('outbox_sms')
      .select('text')
      .where('to_number', '=', to)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0];
    if (!code) throw new Error(`No code was sent to ${to}.`);
    return code;
  };
  const confirm = (id: string, otp: string, beginAtOnce = true): Promise<TestAnswer> =>
    call('PUT', '/api/directdebit.php', { id, otp, begin_at_once: beginAtOnce });
  /** Fills in the form and confirms the code. */
  const order = async (overrides: Record<string, unknown> = {}, beginAtOnce = true) => {
    const started = await start(overrides);
    if (started.status !== 201) throw new Error(`The form was refused: ${JSON.stringify(started.body)}`);
    const { status, body } = await confirm(started.body.order.id, await lastCode(), beginAtOnce);
    if (status !== 200) throw new Error(`The code was refused: ${JSON.stringify(body)}`);
    return body as { payment: { payment_id: string; status: string }; mandate: TestAnswer['body'] };
  };
  return {
    ...member,
    call,
    iban,
    phone,
    form,
    start,
    confirm,
    order,
    lastCode,
    list: async () => (await call('GET', '/api/directdebit.php')).body,
    credits: async () => (await call('GET', '/api/user.php')).body.user.credits as number,
    payment: async (id: string) =>
      (await call('GET', `/api/payment.php?payment_id=${id}`)).body.payment as TestAnswer['body'],
  };
}

/** A wrong code of six digits; different offsets give different codes. */
export const wrongCode = (code: string, offset = 1) =>
  String((Number(code) + offset) % 1_000_000).padStart(6, '0');
