import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Stores a new unconfirmed secret in place of a former one; false when the second factor is on already. */
export async function begin(
  db: Db,
  { memberId, secret, now }: { memberId: string; secret: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('second_factor')
    .values({ member_id: memberId, secret, created_at: now, confirmed_at: null, last_step: null })
    .onConflict(conflict =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret, created_at: now })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectFactor(db: Db, memberId: string) {
  return db.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Since when the second factor is on, and how many recovery codes are left; undefined when it is off. */
export async function selectState(db: Db, memberId: string) {
  return db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .select(({ selectFrom }) =>
      selectFrom('recovery_code')
        .select(eb => eb.fn.countAll<number>().as('left'))
        .whereRef('recovery_code.member_id', '=', 'second_factor.member_id')
        .as('recovery_codes'),
    )
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Whether the second factor is on, so that a log-in needs a code. */
export async function isOn(db: Db, memberId: string): Promise<boolean> {
  return (await selectFactor(db, memberId))?.confirmed_at != null;
}

/** Turns the second factor on with a confirmed secret; false when another secret is waiting for its confirmation, or none. */
export async function confirm(
  db: Db,
  { memberId, secret, step, now }: { memberId: string; secret: string; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a 30-second step and all before it; false when it was used already. */
export async function redeemTimeStep(db: Db, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the secret and the recovery codes. */
export async function remove(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
}

/** Hashes of the recovery codes that are not used. */
export async function selectCodes(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(row => row.code_hash);
}

export async function replaceCodes(db: Db, memberId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map(code_hash => ({ member_id: memberId, code_hash })))
    .execute();
}

/** Uses a recovery code up; false when a concurrent request used it. */
export async function redeemRecoveryCode(db: Db, memberId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes secrets that were created before a moment and never confirmed. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', before)
    .execute();
}

/** Encrypted secrets of the members after an id, to page through all of them. */
export async function selectEncrypted(db: Db, after: string, limit: number) {
  return db
    .selectFrom('second_factor')
    .select(['member_id as id', 'secret as encrypted'])
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
}

/** Replaces a secret by its re-encrypted form, unless it changed meanwhile. */
export async function replaceEncrypted(
  db: Db,
  memberId: string,
  before: string,
  secret: string,
): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ secret })
    .where('member_id', '=', memberId)
    .where('secret', '=', before)
    .execute();
}
