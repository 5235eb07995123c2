import { type RawBuilder, sql } from 'kysely';

/** SQL: whether one member blocks another; ids or names of columns. */
export function blocks(
  blocker: string | null | RawBuilder<unknown>,
  blocked: string | null | RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from block as known where known.blocker = ${blocker} and known.blocked = ${blocked})`;
}

/**
 * SQL: everybody whom a member blocks or who blocks them, for `… not in …`. The database works it out once for a
 * statement, however many rows it then looks at.
 */
export function blockedWith(memberId: string | null): RawBuilder<string> {
  return sql`(select blocked from block where blocker = ${memberId}
    union all select blocker from block where blocked = ${memberId})`;
}
