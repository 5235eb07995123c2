import type { Insertable } from 'kysely';
import type { AgeNonceTable, AgeProofTable } from '../../infrastructure/postgres/tables/age.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Whether a provider has proved the member's age, and whether the member was ever asked for that. */
export async function selectStanding(db: Db, memberId: string): Promise<{ proved: boolean; asked: boolean }> {
  const row = await db
    .selectFrom('member')
    .leftJoin('age_proof', 'age_proof.member_id', 'member.id')
    .leftJoin('age_request', 'age_request.member_id', 'member.id')
    .select(['age_proof.method', 'age_request.asked_at'])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return { proved: row?.method === 'token', asked: row?.asked_at != null };
}

/** Stores that the member was asked for a proof; false when that is stored already, since the first time counts. */
export async function markAsked(db: Db, memberId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('age_request')
    .values({ member_id: memberId, asked_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
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
