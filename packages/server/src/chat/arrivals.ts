import { sql } from 'kysely';
import type { Tx } from '../ports/db/transaction.ts';

/** First half of the advisory locks on what arrives at a member; the second half is a hash of the id. */
export const ARRIVALS = 0x76_6c_01;

/**
 * Waits for the messages that are arriving at a member right now and keeps further ones out until the transaction ends.
 * Whoever makes somebody unreachable (left, banned, blocked) begins the transaction with it, before any row is changed or
 * locked, as sending does: then a message in the same moment is either there already or refused.
 */
export async function closeArrivals(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ARRIVALS}, hashtext(${memberId}))`.execute(tx.db);
}

/** Lets nothing arrive at either of two members until the transaction ends. */
export async function closeArrivalsOfTwo(tx: Tx, a: string, b: string): Promise<void> {
  for (const id of [a, b].sort()) await closeArrivals(tx, id);
}

/** Keeps a member reachable until the transaction ends; any number may do so at once. */
export async function joinArrivals(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ARRIVALS}, hashtext(${memberId}))`.execute(tx.db);
}
