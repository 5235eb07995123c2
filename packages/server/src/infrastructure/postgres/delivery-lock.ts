import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/** First half of the advisory locks on deliveries to a member; the second half is a hash of the member's id. */
export const DELIVERY_LOCK = 0x76_6c_01;

/**
 * Waits for messages that are being delivered to a member, and holds back further ones until the transaction ends. Every transaction that
 * makes a member unreachable (deleted, banned, blocked) takes it first, before it changes or locks any row,
 * as sending does: so a concurrent message is either stored before or refused.
 */
export async function lockDeliveries(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DELIVERY_LOCK}, hashtext(${memberId}))`.execute(tx.db);
}

/** The same for two members at once. */
export async function lockDeliveriesBetween(tx: Tx, a: string, b: string): Promise<void> {
  for (const id of [a, b].sort()) await lockDeliveries(tx, id);
}

/** Keeps a member able to receive until the transaction ends; senders share this lock, so they do not wait for each other. */
export async function shareDeliveries(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${DELIVERY_LOCK}, hashtext(${memberId}))`.execute(tx.db);
}
