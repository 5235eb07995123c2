import { FREE_CONVERSATIONS } from '@velluto/rules';
import { sql } from 'kysely';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import { DELIVERY_LOCK } from '../../infrastructure/postgres/delivery-lock.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import type { MessageRow } from './message-queries.ts';

/** Why a message is refused, as `send_message` and `may_write` return it. */
export type Refusal =
  | 'not_found'
  | 'recipient_unavailable'
  | 'blocked_by_member'
  | 'conversation_limit'
  | 'spending_paused'
  | 'not_enough_credits'
  | 'idempotency_conflict'
  | 'photo_unknown'
  | 'conversation_begun';

/** Whether one member may write to another, apart from balance and price. */
export interface MayWrite {
  /** Kind of profile of the sender: a member, or one of the site's own. */
  origin: MessageRow['origin'];
  /** What it costs this sender. */
  cost: number;
  /** Messages of the sender are held until they confirm the e-mail address. */
  held: boolean;
  /** Their conversation, if there is one. */
  conversation_id: string | null;
  /** The sender blocks the recipient. */
  i_blocked: boolean;
  /** The recipient blocks the sender. */
  blocked_me: boolean;
  /** The recipient is invisible or not shown on the site, and has neither liked nor written to the sender. */
  hidden: boolean;
  /** The sender has paused spending. */
  paused: boolean;
  refusal: Refusal | null;
}

/**
 * Makes the checks of `send_message` without sending anything.
 *
 * @param price credits that members pay; the site's own profiles pay nothing
 */
export async function selectMayWrite(
  db: Db,
  pair: { from: string; to: string; shownOn: PoolView['shownOn'] },
  price: number,
  now: Date,
): Promise<MayWrite> {
  const { rows } = await sql<MayWrite>`
    select * from may_write(${pair.from}, ${pair.to}, ${pair.shownOn}, ${price}, ${FREE_CONVERSATIONS}, ${now})`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('may_write answers one row.');
  return found;
}

/** A message to be stored. */
export interface NewMessage {
  now: Date;
  /** New ids for the message, its conversation (if there is none yet) and its booking. */
  ids: { message: string; conversation: string; booking: string };
  from: string;
  to: string;
  /** Profiles shown on these sites may be written to; null for all of the pool. */
  shownOn: PoolView['shownOn'];
  kind: MessageRow['kind'];
  text: string;
  /** Id of an uploaded picture. */
  photo?: string;
  gift?: string;
  icebreaker?: string;
  key: string;
  hash: Buffer;
  /** Credits that members pay; the site's own profiles pay nothing. */
  cost: number;
  /** How many conversations a free member may start; null for any number. */
  maxStarted: number | null;
}

/** The result of storing a message. */
export interface Stored {
  refusal: Refusal | null;
  /** What it costs this sender. */
  cost: number;
  /** Credits the sender has afterwards. */
  balance: number;
  replayed: boolean;
  /** Null when the message was refused. */
  message: MessageRow | null;
}

/** Checks, stores, charges and counts a message in one round trip; see `sql/functions/send_message.sql`. */
export async function storeMessage(db: Db, newMessage: NewMessage): Promise<Stored> {
  const { rows } = await sql<Omit<Stored, 'message'> & MessageRow>`
    select refusal, cost, done.credits as balance, replayed, (sent).id, (sent).conversation_id, (sent).seq,
      (sent).sender_id, (sent).kind, (sent).text, (sent).photo, (sent).gift, (sent).icebreaker, (sent).origin,
      (sent).status, (sent).credits, (sent).request_hash, (sent).created_at,
      (sent).fetched
    from send_message(
      ${newMessage.ids.message}, ${newMessage.ids.conversation}, ${newMessage.ids.booking}, ${newMessage.from}, ${newMessage.to}, ${newMessage.shownOn},
      ${newMessage.kind}, ${newMessage.text}, ${newMessage.photo ?? null}, ${newMessage.gift ?? null}, ${newMessage.icebreaker ?? null},
      ${newMessage.key}, ${newMessage.hash}, ${newMessage.cost}, ${newMessage.maxStarted}, ${DELIVERY_LOCK}, ${newMessage.now}) as done`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('send_message returned no row.');
  const { refusal, cost, balance, replayed, ...message } = row;
  return { refusal, cost, balance, replayed, message: refusal === null ? message : null };
}
