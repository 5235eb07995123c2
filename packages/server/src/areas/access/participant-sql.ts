import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: true when the conversation exists for the participant in this row of `conv_member`. The recipient of a first
 * message that is held until the sender confirms the e-mail address must not learn of it.
 */
export const existsForParticipant = (row: string): RawBuilder<boolean> =>
  sql<boolean>`not (${sql.ref(`${row}.hidden`)} and ${sql.ref(`${row}.cleared_seq`)} = 0)`;

/** SQL: position up to which the participant in this row has nothing unread: read, or deleted with the conversation. */
export const lastSeenSeq = (row: string): RawBuilder<number> =>
  sql<number>`greatest(${sql.ref(`${row}.read_seq`)}, ${sql.ref(`${row}.cleared_seq`)})`;
