import { sql } from 'kysely';
import { addressKeysOf } from '../../../infrastructure/mail/addresses.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { blocks, existsForParticipant } from '../../access/api.ts';
import { accountTables } from '../personal-data/account-tables.ts';
import type { Section } from './sections.ts';

/** The member's rows of a section. */
export async function selectSection(db: Db, section: Section, memberId: string): Promise<unknown[]> {
  const { table, by, of, unless, columns, orderBy } = section;
  const shown = unless ? sql`${sql.ref(unless)} is null` : sql`true`;
  const owned = of
    ? sql`${sql.ref(by)} in (select id from ${sql.table(of)} where member_id = ${memberId} and ${shown})`
    : sql`${sql.ref(by)} = ${memberId} and ${shown}`;
  const { rows } = await sql`
    select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(table)}
    where ${owned} order by ${sql.ref(orderBy)}`.execute(db);
  return rows;
}

export async function selectProfile(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(accountTables.member.archived)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Received likes that the member can see, with the members who gave them. */
export async function selectLikesReceived(db: Db, memberId: string) {
  return db
    .selectFrom('likes')
    .innerJoin('member', 'member.id', 'likes.liker')
    .select(['likes.liker', 'member.name', 'likes.origin', 'likes.created_at'])
    .where('likes.liked', '=', memberId)
    .where('likes.held', '=', false)
    .where('member.status', '=', 'active')
    .orderBy('likes.created_at')
    .execute();
}

/** SQL: true while the other participant of a conversation (`mine`) is active and not blocked either way. */
const isVisible = (memberId: string) => sql<boolean>`exists (select from member as still
  where still.id = mine.other_id and still.status = 'active' and not ${blocks(sql.ref('still.id'), memberId)})`;

/** The member's conversations; the name of the other is null when they are not active, or one of the two blocks the other. */
export async function selectConversations(db: Db, memberId: string) {
  return db
    .selectFrom('conv_member as mine')
    .leftJoin('member as other', join => join.onRef('other.id', '=', 'mine.other_id').on(isVisible(memberId)))
    .innerJoin('conversation', 'conversation.id', 'mine.conversation_id')
    .select(['mine.conversation_id as id', 'mine.other_id', 'other.name as other_name', 'other.origin'])
    .select(['conversation.created_at', 'mine.hidden as deleted_from_list'])
    .where('mine.member_id', '=', memberId)
    .where(existsForParticipant('mine'))
    .orderBy('conversation.created_at')
    .execute();
}

/**
 * Messages of all of the member's conversations: all that the member wrote, and those delivered to the member by members
 * who are active and not blocked. The price is included for the member's own messages only.
 */
export async function selectMessages(db: Db, memberId: string) {
  return db
    .selectFrom('conv_member as mine')
    .innerJoin('message', 'message.conversation_id', 'mine.conversation_id')
    .select(['message.conversation_id', 'message.id', 'message.kind', 'message.text', 'message.origin'])
    .select(['message.photo', 'message.gift', 'message.icebreaker'])
    .select(['message.status', 'message.created_at', 'message.sender_id', 'message.fetched'])
    .select(({ eb, ref }) => eb('message.sender_id', '=', ref('mine.member_id')).as('mine'))
    .select(
      sql<number>`case when message.sender_id = mine.member_id then message.credits else 0 end`.as('credits'),
    )
    .where('mine.member_id', '=', memberId)
    .where(({ eb, ref, or, and }) =>
      or([
        eb('message.sender_id', '=', ref('mine.member_id')),
        and([
          eb('message.status', '=', 'sent'),
          eb('message.seq', '>', ref('mine.cleared_seq')),
          isVisible(memberId),
        ]),
      ]),
    )
    .orderBy('message.conversation_id')
    .orderBy('message.seq')
    .execute();
}

/** Photos of the member in their order. */
export async function selectPhotos(db: Db, memberId: string) {
  return db
    .selectFrom('photo')
    .select(['id', 'key', 'status', 'position', 'width', 'height', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
}

/**
 * Mails to every address that is or was the member's, since they joined: that they were written, not the links in them.
 * What goes to an address that another member has by now is that member's, and to one that was never confirmed nobody's.
 */
export async function selectMails(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    with address as (${addressKeysOf(memberId)})
    select mail.to_address, mail.kind, mail.subject, mail.created_at, mail.sent_at, mail.failed_at, mail.failure
    from outbox_mail mail
    join member on member.id = ${memberId} and member.created_at <= mail.created_at
    join account on account.member_id = member.id and account.status = 'active'
    where lower(mail.to_address) in (
      select key from address where not exists (
        select from account other
        where other.pool = member.pool and other.email_key = address.key and other.status = 'active'
          and other.member_id <> member.id))
    order by mail.created_at`.execute(db);
  return rows;
}

/** Terms that the member accepted, at the sign-up and later. */
export async function selectAcceptedTerms(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.site_id', 'account.terms_version', 'account.terms_accepted_at as accepted_at'])
    .where('account.member_id', '=', memberId)
    .unionAll(
      db
        .selectFrom('terms_acceptance')
        .select(['site_id', 'terms_version', 'accepted_at'])
        .where('member_id', '=', memberId),
    )
    .orderBy('accepted_at')
    .execute();
}

/** Mandates for direct debit; the payer is still encrypted. */
export async function selectMandates(db: Db, memberId: string) {
  return db
    .selectFrom('debit_mandate')
    .select(['id', 'reference', 'creditor', 'debtor', 'iban_country', 'iban_last4', 'language', 'text'])
    .select(['ip', 'signed_at', 'revoked_at'])
    .where('member_id', '=', memberId)
    .where('details_deleted_at', 'is', null)
    .orderBy('signed_at')
    .execute();
}

/** Reports and complaints in which the member is a party; the text of a complaint is included only for its reporter. */
export async function selectComplaints(db: Db, memberId: string) {
  return db
    .selectFrom('complaint_party as party')
    .innerJoin('complaint', 'complaint.id', 'party.complaint_id')
    .leftJoin('complaint_decision as decision', 'decision.complaint_id', 'complaint.id')
    .select(['complaint.reference', 'party.role', 'complaint.kind', 'complaint.reason'])
    .select([
      sql<string | null>`case when party.role = 'reporter' then complaint.text end`.as('text'),
      sql<string | null>`case when party.role = 'reporter' then complaint.url end`.as('url'),
    ])
    .select(['complaint.state', 'complaint.created_at', 'party.appeal', 'party.appealed_at'])
    .select(['decision.round', 'decision.outcome', 'decision.rule', 'decision.law', 'decision.decided_at'])
    .select(
      sql<string | null>`case when party.role = 'affected'
        then coalesce(decision.reasons_affected, decision.reasons) else decision.reasons end`.as('reasons'),
    )
    .where('party.member_id', '=', memberId)
    .orderBy('complaint.created_at')
    .orderBy('decision.round')
    .execute();
}
