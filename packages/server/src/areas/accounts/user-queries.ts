import type { Language } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { Site } from '../../domain/sites/site.ts';
import type { TermsAcceptanceTable } from '../../infrastructure/postgres/tables/accounts.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { newLikesOn } from '../likes/api.ts';
import { disabledKinds } from '../notifications/api.ts';

/** Account and profile of a member for the `User` of the contract, with the counts of unread messages and new likes. */
export async function selectUser(db: Db, memberId: string, site: Site, now: Date) {
  return db
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .innerJoin('user_state', 'user_state.member_id', 'member.id')
    .leftJoin('wallet', 'wallet.member_id', 'member.id')
    .select([
      'member.id',
      'member.site_id',
      'member.name',
      'member.gender',
      'member.date_of_birth',
      'member.country',
      'member.region',
      'member.city',
      'member.status as profile_status',
      'member.origin',
      'member.language',
      'member.num_photos',
      'member.looking_for',
      'member.sought_min_age',
      'member.sought_max_age',
      'member.created_at',
      'account.status',
      'account.email',
      'account.paid_user',
      disabledKinds.as('notifications_disabled'),
      'account.terms_version',
      'user_state.unread',
      'wallet.balance',
      'wallet.held',
    ])
    .select(({ selectFrom }) => [
      newLikesOn(site, memberId, now).as('new_likes'),
      selectFrom('terms_acceptance')
        .select(eb => eb.fn.max('terms_acceptance.terms_version').as('at'))
        .whereRef('terms_acceptance.member_id', '=', 'member.id')
        .where('terms_acceptance.site_id', '=', site.id)
        .as('terms_since'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Stores an acceptance of terms; repeating it changes nothing. */
export async function insertAcceptance(db: Db, acceptance: Insertable<TermsAcceptanceTable>): Promise<void> {
  await db
    .insertInto('terms_acceptance')
    .values(acceptance)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function setLanguage(db: Db, memberId: string, language: Language): Promise<void> {
  await db.updateTable('member').set({ language }).where('id', '=', memberId).execute();
}
