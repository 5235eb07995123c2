import type { Insertable } from 'kysely';
import type { AgeNonceTable, AgeProofTable } from '../ports/db/tables/account.ts';
import type { Db } from '../ports/db/transaction.ts';

/** Whether a provider has proved the member's age. */
export async function isProved(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('age_proof')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('method', '=', 'token')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNonce(db: Db, nonce: Insertable<AgeNonceTable>): Promise<void> {
  await db.insertInto('age_nonce').values(nonce).execute();
}

/** Takes the nonce, which works once; false when it is not the member's, has ended, or was used. */
export async function takeNonce(db: Db, memberId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('age_nonce')
    .where('nonce_hash', '=', hash)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores when and how the age was made sure of; a proof takes the place of a declaration. */
export async function saveProof(db: Db, proof: Insertable<AgeProofTable>): Promise<void> {
  const { method, verified_at } = proof;
  await db
    .insertInto('age_proof')
    .values(proof)
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ method, verified_at }))
    .execute();
}

/** Deletes nonces that nobody came back with. */
export async function deleteOldNonces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('age_nonce').where('expires_at', '<=', now).execute();
}
