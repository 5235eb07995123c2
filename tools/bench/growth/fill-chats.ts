import type { Client } from 'pg';
import { withoutIndexes } from '../server/filling.ts';
import { begun } from './fill-acts.ts';
import { proportions } from './proportions.ts';
import { chance, idAt } from './sql.ts';

/** What a message is made from; only its length counts. */
const text = 'Ci sto! Porto io il termos del caffè, tu pensa alla musica. '.repeat(3);

/** What the bookings of a site cost and give. */
export interface Prices {
  /** Credits of a message. */
  message: number;
  /** Credits of a new member. */
  welcome: number;
}

/** Fills conversations, their messages, and the money that these cost. */
export async function fillChats(client: Client, members: number, prices: Prices): Promise<void> {
  const { messages, longest, unanswered, unread, letters } = proportions;
  const [shortest, longestText] = letters;
  await client.query(
    `create temp table talk as select ${idAt('at')} as id, starter, other, at, length, unread,
        case when length % 2 = 1 then other else starter end as reader
      from (
        select a.id as starter, b.id as other, length, unread,
          now() - part * (now() - greatest(a.joined, b.joined)) as at
        from (
        select n, t, ${chance('n * 1000000007::bigint + t', 22)} as part,
          case when ${chance('n * 1000000007::bigint + t', 23)} < ${unanswered} then 1
            else least(${longest}, 2 + floor(-ln(1 - ${chance('n * 1000000007::bigint + t', 24)}) * ${messages - 2})::int) end as length,
          (${chance('n * 1000000007::bigint + t', 25)} < ${unread})::int as unread
        from (${begun(members)}) as pair
        ) as one join crowd a on a.n = one.n join crowd b on b.n = one.t
      ) as begun order by at`,
  );
  await client.query('analyze talk');
  // one message a day and a half, until today
  const writtenAt = "least(now(), talk.at + (seq - 1) * interval '36 hours' / (1 + length / 10))";
  await withoutIndexes(client, ['conversation', 'conv_member', 'message', 'ledger'], async () => {
    await client.query(
      `insert into conversation (id, member_a, member_b, started_by, last_seq, last_at, created_at)
        select id, least(starter, other), greatest(starter, other), starter, length,
          ${writtenAt.replace('seq', 'length')}, at from talk`,
    );
    await client.query(
      `insert into conv_member (member_id, conversation_id, other_id, unread, read_seq, delivered_seq, last_at)
        select side, id, case when side = starter then other else starter end, case when side = reader then unread else 0 end,
          length - case when side = reader then unread else 0 end, length, ${writtenAt.replace('seq', 'length')}
        from talk cross join lateral unnest(array[starter, other]) as side`,
    );
    await client.query(
      `insert into message (conversation_id, seq, id, sender_id, kind, text, origin, status, credits, idempotency_key,
          request_hash, created_at, delivered_at, fetched)
        select id, seq, ${idAt('written')}, case when seq % 2 = 1 then starter else other end, 'text',
          left($1, ${shortest} + floor(random() * ${longestText - shortest})::int), 'member', 'sent', ${prices.message},
          gen_random_uuid(), uuid_send(id) || uuid_send(starter), written, written, true
        from (select id, starter, other, seq, ${writtenAt} as written
          from talk cross join generate_series(1, length) seq) as one order by written`,
      [text],
    );
    await pay(client, prices);
  });
  await client.query(
    `update user_state set unread = mine.sum from (
        select member_id as id, sum(unread)::int as sum from conv_member where unread > 0 group by 1) as mine
      where member_id = mine.id`,
  );
}

/** Books what members paid for their messages, and what they bought for it; wallets hold the rest. */
async function pay(client: Client, { message, welcome }: Prices): Promise<void> {
  const { id: packageId, credits, cents } = proportions.package;
  await client.query(
    `insert into ledger (id, member_id, from_account, to_account, amount, reason, idempotency_key, message_id, created_at)
      select ${idAt('created_at')}, sender_id, 'wallet', 'spent', credits, 'message', 'message:' || id, id, created_at
      from message`,
  );
  await client.query(
    `insert into ledger (id, member_id, from_account, to_account, amount, reason, idempotency_key, created_at)
      select ${idAt('joined')}, id, 'bonus', 'wallet', ${welcome}, 'signup', 'signup:' || id, joined from crowd`,
  );
  // who cannot pay for the next message buys a package just before
  const packages = (sent: string) =>
    `greatest(0, ceil((${sent} * ${message} - ${welcome}) / ${credits}.0))::int`;
  await client.query(
    `create temp table bought as select sender_id as member_id, ${packages('nth')} as k, created_at - interval '1 minute' as at
      from (select sender_id, created_at, row_number() over (partition by sender_id order by created_at) as nth from message) as sent
      where ${packages('nth')} > ${packages('(nth - 1)')}`,
  );
  await withoutIndexes(client, ['payment', 'receipt'], async () => {
    await client.query(
      `insert into payment (id, member_id, site_id, package_id, credits, amount_minor, currency, country, method, refund_days,
          provider, provider_id, status, checkout_url, idempotency_key, request_hash, created_at, updated_at, completed_at)
        select ${idAt('at')}, member_id, 'velluto', '${packageId}', ${credits}, ${cents}, 'EUR', 'IT', 'creditcard', 14, 'mollie',
          'tr_' || left(md5(member_id::text || k), 10), 'completed', 'https://payments.example/' || md5(member_id::text || k),
          gen_random_uuid(), uuid_send(member_id) || uuid_send(member_id), at, at, at
        from bought order by at`,
    );
    await client.query(
      `insert into ledger (id, member_id, from_account, to_account, amount, reason, idempotency_key, payment_id, created_at)
        select ${idAt('created_at')}, member_id, 'sales', 'wallet', credits, 'purchase', 'payment:' || id, id, created_at
        from payment`,
    );
    await client.query(
      `insert into receipt (payment_id, site_id, number, secret, issued_at, company, vat_percent)
        select id, site_id, row_number() over (order by created_at), left(md5(id::text), 12), created_at,
          jsonb_build_object('name', 'Velluto S.r.l.', 'address', repeat('x', 200)), 22 from payment`,
    );
  });
  await client.query(
    `insert into wallet (member_id, balance) select member_id, sum(case when to_account = 'wallet' then amount else -amount end)
      from ledger group by 1`,
  );
}
