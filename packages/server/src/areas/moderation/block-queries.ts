import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blocks } from '../access/api.ts';

/** Adds a block; false when there was one already. */
export async function insertBlock(db: Db, blocker: string, blocked: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('block')
    .values({ blocker, blocked, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('blocker')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a block; false when there was none. */
export async function deleteBlock(db: Db, blocker: string, blocked: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('block')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Active members whom a member has blocked, the latest first. */
export async function selectBlocked(db: Db, blocker: string, skip: number, limit: number) {
  return db
    .selectFrom('block')
    .innerJoin('member', 'member.id', 'block.blocked')
    .select(['block.blocked', 'block.created_at', blocks(sql.ref('block.blocked'), blocker).as('mutual')])
    .where('block.blocker', '=', blocker)
    .where('member.status', '=', 'active')
    .orderBy('block.created_at', 'desc')
    .orderBy('block.blocked')
    .offset(skip)
    .limit(limit)
    .execute();
}

/** The number of active members whom a member has blocked. */
export async function countBlocked(db: Db, blocker: string): Promise<number> {
  const { count } = await db
    .selectFrom('block')
    .innerJoin('member', 'member.id', 'block.blocked')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('block.blocker', '=', blocker)
    .where('member.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}
