import type { Updateable } from 'kysely';
import type { MemberTable } from '../../infrastructure/postgres/tables/profiles.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

export async function selectOwn(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .selectAll('member')
    .select('account.paid_user')
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function selectOwnInterests(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_interest')
    .select('interest')
    .where('member_id', '=', memberId)
    .orderBy('interest')
    .execute();
  return rows.map(row => row.interest);
}

/**
 * The member's country and whom they look for, locked until the transaction ends, so that a concurrent change cannot leave a region of
 * another country, or an answer without consent.
 */
export async function lockMember(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['country', 'looking_for'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes the profile, and the columns of it that searches use. */
export async function updateMember(db: Db, memberId: string, change: Updateable<MemberTable>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('member').set(change).where('id', '=', memberId).execute();
  const { country, region, looking_for } = change;
  if (country === undefined && region === undefined && looking_for === undefined) return;
  await db
    .updateTable('member_search')
    .set({
      ...(country === undefined ? {} : { country }),
      ...(looking_for === undefined ? {} : { looking_for }),
      ...(region === undefined ? {} : { region: region ?? '' }),
    })
    .where('member_id', '=', memberId)
    .execute();
}

export async function replaceInterests(db: Db, memberId: string, interests: string[]): Promise<void> {
  await db.deleteFrom('member_interest').where('member_id', '=', memberId).execute();
  if (interests.length > 0) {
    await db
      .insertInto('member_interest')
      .values(interests.map(interest => ({ member_id: memberId, interest })))
      .execute();
  }
  await db
    .updateTable('member')
    .set({ num_interests: interests.length })
    .where('id', '=', memberId)
    .execute();
}

/** Stores the first message of a sign-up; false when the account is confirmed already, or the sign-up did not begin at a member's profile. */
export async function setSignupMessage(db: Db, memberId: string, text: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ signup_message: text })
    .where('member_id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .where('signup_member', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
