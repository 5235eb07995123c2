import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A member who can be reported; undefined for members of another pool, or who are not active. */
export async function selectPerson(db: Db, pool: string, memberId: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'origin', 'about_me', 'date_of_birth', 'country', 'region', 'city', 'attributes'])
    .select(eb => [
      sql<string[]>`array(${eb
        .selectFrom('member_interest')
        .select('interest')
        .whereRef('member_interest.member_id', '=', 'member.id')
        .orderBy('interest')})`.as('interests'),
      sql<string[]>`array(${eb
        .selectFrom('photo')
        .select(({ cast, ref }) => cast<string>(ref('photo.id'), 'text').as('id'))
        .whereRef('photo.member_id', '=', 'member.id')
        .where('photo.status', '=', 'active')
        .orderBy('position')})`.as('photos'),
    ])
    .where('id', '=', memberId)
    .where('pool', '=', pool)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** A message that this member received. */
export async function selectReceived(db: Db, memberId: string, messageId: string) {
  return db
    .selectFrom('message')
    .innerJoin('conv_member as mine', join =>
      join
        .onRef('mine.conversation_id', '=', 'message.conversation_id')
        .on('mine.member_id', '=', memberId)
        .onRef('mine.other_id', '=', 'message.sender_id'),
    )
    .innerJoin('member as sender', 'sender.id', 'message.sender_id')
    .select(['message.id', 'message.kind', 'message.text', 'message.created_at', 'message.delivered_at'])
    .select([
      'message.photo',
      'message.gift',
      'message.origin',
      'sender.id as sender_id',
      'sender.name',
      'sender.origin as sender_origin',
    ])
    .where('message.id', '=', messageId)
    .where('message.delivered_at', 'is not', null)
    .executeTakeFirst();
}
