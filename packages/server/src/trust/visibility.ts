import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: true when the row of `member` named here is invisible to the viewer. An invisible member is seen by those they
 * have turned to: whom they have written to, and whom they like.
 *
 * @param member name of the row in the statement
 * @param viewerId null for a visitor
 */
export function hiddenFrom(member: string, viewerId: string | null): RawBuilder<boolean> {
  const id = sql.ref(`${member}.id`);
  const invisible = sql.ref(`${member}.invisible`);
  if (viewerId === null) return sql<boolean>`${invisible}`;
  return sql<boolean>`(${invisible} and ${id} <> ${viewerId}
    and not exists (select from likes
      where likes.liker = ${id} and likes.liked = ${viewerId} and not likes.held)
    and not exists (select from conversation
      join message on message.conversation_id = conversation.id
      where conversation.member_a = least(${id}, ${viewerId}::uuid)
        and conversation.member_b = greatest(${id}, ${viewerId}::uuid)
        and message.sender_id = ${id} and message.status = 'sent'))`;
}
