import { sql } from 'kysely';
import type { Origin } from '../../../infrastructure/postgres/tables/common.ts';
import type { LedgerTable } from '../../../infrastructure/postgres/tables/wallet.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A movement as the timeline shows it, with its changes of the wallet and the recipient of a message. */
export interface TimelineRow {
  id: string;
  reason: LedgerTable['reason'];
  created_at: Date;
  credits: number;
  held: number;
  owed: number;
  payment_id: string | null;
  refunded: boolean;
  profile: string | null;
  name: string | null;
  origin: Origin | null;
}

const change = (account: 'wallet' | 'held' | 'debt') => sql<number>`(
  (case when ledger.to_account = ${account} then ledger.amount else 0 end)
  - (case when ledger.from_account = ${account} then ledger.amount else 0 end)
)`;

/** True when the movement with this id is the member's. */
export async function isOwnMovement(db: Db, memberId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Movements before the one with an id (or all), the latest first. */
export async function selectMovements(
  db: Db,
  memberId: string,
  before: string | null,
  limit: number,
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    select ledger.id, ledger.reason, ledger.created_at, payment.id as payment_id,
      ${change('wallet')} as credits, ${change('held')} as held, -${change('debt')} as owed,
      coalesce(message.status = 'refunded', false) as refunded,
      other.id as profile, other.name, other.origin
    from ledger
    left join payment on payment.id = ledger.payment_id and payment.details_deleted_at is null
    left join message on message.id = ledger.message_id
    left join conversation on conversation.id = message.conversation_id
    left join member as other on other.status = 'active'
      and other.id = case when conversation.member_a = ledger.member_id then conversation.member_b else conversation.member_a end
    where ledger.member_id = ${memberId} ${
      before === null
        ? sql``
        : sql`and (ledger.created_at, ledger.id) < (select created_at, id from ledger where id = ${before})`
    }
    order by ledger.created_at desc, ledger.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The change of free credits by the movement with an id and all later ones. */
export async function sumSince(db: Db, memberId: string, from: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(${change('wallet')}), 0)::int as sum from ledger
    where ledger.member_id = ${memberId}
      and (ledger.created_at, ledger.id) >= (select created_at, id from ledger where id = ${from})`.execute(
    db,
  );
  return rows[0]?.sum ?? 0;
}

/** Paid purchases of a member that wait for the end of their withdrawal period, the next first. */
export async function selectWaiting(db: Db, memberId: string) {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('waits_until', 'is not', null)
    .where('reversed_at', 'is', null)
    .orderBy('waits_until')
    .execute();
}
