import type { Db, LedgerTable, Site } from '@velluto/server';
import type { DemoMember } from '../members/members.ts';
import type { PaidMessage } from './conversations.ts';
import type { SeedTime } from './people.ts';

/** Inserts the bookings of a demo log-in: credits of the sign-up, for premium a purchase, minus the messages sent. */
export async function insertCredits(
  db: Db,
  { now, uuid }: SeedTime,
  site: Site,
  {
    member,
    premium,
    joined,
    sent,
  }: {
    member: DemoMember;
    premium: boolean;
    joined: Date;
    sent: PaidMessage[];
  },
): Promise<void> {
  const row = (
    part: Omit<LedgerTable, 'id' | 'member_id' | 'message_id' | 'payment_id'> & {
      message_id?: string;
      payment_id?: string;
    },
  ) => ({
    message_id: null,
    payment_id: null,
    ...part,
    id: uuid(),
    member_id: member.id,
  });
  const rows = [
    row({
      from_account: 'bonus',
      to_account: 'wallet',
      amount: site.signup_credits,
      reason: 'signup',
      idempotency_key: `signup:${member.id}`,
      created_at: joined,
    }),
  ];
  const popularPackage = site.packages.credits.find(candidate => candidate.popular);
  if (premium && popularPackage) {
    const paymentId = uuid();
    await insertPayment(db, paymentId, site, member, popularPackage, joined);
    rows.push(
      row({
        from_account: 'sales',
        to_account: 'wallet',
        amount: popularPackage.credits,
        reason: 'purchase',
        idempotency_key: `payment:${paymentId}`,
        payment_id: paymentId,
        created_at: joined,
      }),
    );
  }
  for (const { id, at, credits } of sent) {
    rows.push(
      row({
        from_account: 'wallet',
        to_account: 'spent',
        amount: credits,
        reason: 'message',
        idempotency_key: `message:${id}`,
        message_id: id,
        created_at: at,
      }),
    );
  }
  const balance = rows.reduce(
    (sum, { to_account, amount }) => sum + (to_account === 'wallet' ? amount : -amount),
    0,
  );
  await db
    .insertInto('ledger')
    .values(rows.filter(({ amount }) => amount > 0))
    .execute();
  await db.updateTable('wallet').set({ balance }).where('member_id', '=', member.id).execute();
  await db.updateTable('member').set({ last_active_at: now }).where('id', '=', member.id).execute();
}

async function insertPayment(
  db: Db,
  id: string,
  site: Site,
  member: DemoMember,
  creditPackage: Site['packages']['credits'][number],
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id,
      member_id: member.id,
      site_id: site.id,
      package_id: creditPackage.id,
      credits: creditPackage.credits,
      months: null,
      amount_minor: creditPackage.prices.EUR ?? 0,
      currency: 'EUR',
      country: member.country,
      method: 'creditcard',
      discount_code: null,
      discount_percent: null,
      refund_days: site.refund_days,
      provider: 'demo',
      provider_id: id,
      status: 'completed',
      checkout_url: null,
      idempotency_key: id,
      request_hash: Buffer.alloc(32),
      created_at: at,
      updated_at: at,
      completed_at: at,
    })
    .execute();
}
