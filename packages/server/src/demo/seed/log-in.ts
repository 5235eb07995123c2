import { hashPassword } from '../../accounts/passwords.ts';
import type { LedgerTable } from '../../ports/db/schema.ts';
import type { Db } from '../../ports/db/transaction.ts';
import { termsVersion } from '../../sites/settings.ts';
import type { Site } from '../../sites/site.ts';
import type { DemoAccount } from '../accounts.ts';
import type { DemoMember } from '../members/members.ts';
import { insertConversations } from './conversations.ts';
import { insertLikes } from './likes.ts';
import { insertPeople, type SeedTime } from './people.ts';
import type { Story } from './story.ts';

const MINUTE = 60_000;

/** A demo log-in and the people around it. */
export interface LogIn {
  account: DemoAccount;
  story: Story;
  member: DemoMember;
  /** Demo members whom this person likes and who like this person; those who answer come first. */
  partners: DemoMember[];
}

/** Puts a demo log-in with its likes, conversations and purchases into the database. */
export async function insertLogIn(db: Db, time: SeedTime, site: Site, logIn: LogIn): Promise<void> {
  const { account, story, partners } = logIn;
  const joined = new Date(time.now.getTime() - story.memberMinutes * MINUTE);
  const member = { ...logIn.member, memberDays: story.memberMinutes / 1440 };
  await insertPeople(db, time, [member], 'member');
  await db
    .insertInto('account')
    .values({
      member_id: member.id,
      pool: time.pool,
      email: account.email,
      email_key: account.email,
      password_hash: await hashPassword(account.password),
      status: 'active',
      paid_user: account.premium,
      terms_version: new Date(termsVersion(site)),
      terms_accepted_at: joined,
      consent_sensitive_at: joined,
      signup_message: null,
      signup_member: null,
      confirmed_at: joined,
    })
    .execute();
  await insertLikes(db, time, member, story, partners);
  const sent = await insertConversations(db, time, site, member, story, partners);
  await insertCredits(db, time, site, { member, premium: account.premium, joined, sent });
}

/** Credits as they would be: those of the sign-up, for premium a package, minus the messages sent. */
async function insertCredits(
  db: Db,
  { now, uuid }: SeedTime,
  site: Site,
  about: {
    member: DemoMember;
    premium: boolean;
    joined: Date;
    sent: { id: string; at: Date; credits: number }[];
  },
): Promise<void> {
  const { member, premium, joined, sent } = about;
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
  const bought = site.packages.credits.find(one => one.popular);
  if (premium && bought) {
    const paymentId = uuid();
    await insertPayment(db, paymentId, site, member, bought, joined);
    rows.push(
      row({
        from_account: 'sales',
        to_account: 'wallet',
        amount: bought.credits,
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
  bought: Site['packages']['credits'][number],
  at: Date,
): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id,
      member_id: member.id,
      site_id: site.id,
      package_id: bought.id,
      credits: bought.credits,
      months: null,
      amount_minor: bought.prices.EUR ?? 0,
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
