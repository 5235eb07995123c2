import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: true when a member knows of this side of theirs: one that never got anything is not told that somebody's first
 * message waits for a confirmation.
 */
export const isKnown = (side: string): RawBuilder<boolean> =>
  sql<boolean>`not (${sql.ref(`${side}.hidden`)} and ${sql.ref(`${side}.cleared_seq`)} = 0)`;

/** SQL: up to where nothing of a side is unread: read, or taken out of the list. */
export const doneSeq = (side: string): RawBuilder<number> =>
  sql<number>`greatest(${sql.ref(`${side}.read_seq`)}, ${sql.ref(`${side}.cleared_seq`)})`;
