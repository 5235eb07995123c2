import { FREE_CONVERSATIONS } from '@velluto/rules';
import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { DELIVERY_LOCK } from './delivery-lock.ts';
import type { MessageRow } from './message-queries.ts';

/** Why a message is not sent, as the database says it. */
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

/** Whether somebody may write to somebody, before any price is asked. */
export interface MayWrite {
  /** Who or what the sender is. */
  origin: MessageRow['origin'];
  /** What it costs this sender. */
  cost: number;
  /** What the sender writes waits for the confirmed e-mail. */
  held: boolean;
  /** Their conversation, if there is one. */
  conversation_id: string | null;
  /** The sender blocks the other one. */
  i_blocked: boolean;
  /** The other one blocks the sender. */
  blocked_me: boolean;
  /** The other one is invisible and has not turned to the sender. */
  hidden: boolean;
  /** The sender has paused spending. */
  paused: boolean;
  refusal: Refusal | null;
}

/**
 * Asks what `send_message` asks, without sending anything.
 *
 * @param price what private members pay
 */
export async function selectMayWrite(
  db: Db,
  pair: { from: string; to: string },
  price: number,
  now: Date,
): Promise<MayWrite> {
  const { rows } = await sql<MayWrite>`
    select * from may_write(${pair.from}, ${pair.to}, ${price}, ${FREE_CONVERSATIONS}, ${now})`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('may_write answers one row.');
  return found;
}

/** A message that is to be stored. */
export interface NewMessage {
  now: Date;
  /** Ids for the message, its conversation if there is none, and its booking. */
  ids: { message: string; conversation: string; booking: string };
  from: string;
  to: string;
  kind: MessageRow['kind'];
  text: string;
  /** Id of an uploaded picture. */
  photo?: string;
  gift?: string;
  icebreaker?: string;
  key: string;
  hash: Buffer;
  /** What private members pay. */
  cost: number;
  /** Conversations a free member may have started before; null for any number. */
  maxStarted: number | null;
}

/** What became of it. */
export interface Stored {
  refusal: Refusal | null;
  /** What it costs this sender. */
  cost: number;
  /** Credits the sender has now. */
  balance: number;
  replayed: boolean;
  /** Null when it was refused. */
  message: MessageRow | null;
}

/** Checks, stores, charges and counts a message in one round trip; see the function's migration. */
export async function storeMessage(db: Db, one: NewMessage): Promise<Stored> {
  const { rows } = await sql<Omit<Stored, 'message'> & MessageRow>`
    select refusal, cost, done.credits as balance, replayed, (sent).id, (sent).conversation_id, (sent).seq,
      (sent).sender_id, (sent).kind, (sent).text, (sent).photo, (sent).gift, (sent).icebreaker, (sent).origin,
      (sent).status, (sent).credits, (sent).request_hash, (sent).created_at,
      (sent).fetched
    from send_message(
      ${one.ids.message}, ${one.ids.conversation}, ${one.ids.booking}, ${one.from}, ${one.to},
      ${one.kind}, ${one.text}, ${one.photo ?? null}, ${one.gift ?? null}, ${one.icebreaker ?? null},
      ${one.key}, ${one.hash}, ${one.cost}, ${one.maxStarted}, ${DELIVERY_LOCK}, ${one.now}) as done`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('send_message answers one row.');
  const { refusal, cost, balance, replayed, ...message } = row;
  return { refusal, cost, balance, replayed, message: refusal === null ? message : null };
}
