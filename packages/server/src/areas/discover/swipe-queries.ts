import type { SwipeTable } from '../../infrastructure/postgres/tables/discover.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** A member's earlier answer to a card; undefined when there is none. */
export async function selectChoice(
  db: Db,
  memberId: string,
  profileId: string,
): Promise<SwipeTable['choice'] | undefined> {
  const row = await db
    .selectFrom('swipe')
    .select('choice')
    .where('member_id', '=', memberId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return row?.choice;
}

/** Stores an answer; a pass may become a like. Only the last answer can be undone. */
export async function saveChoice(
  db: Db,
  answer: Pick<SwipeTable, 'member_id' | 'profile_id' | 'choice' | 'swiped_at'>,
): Promise<void> {
  const { choice, swiped_at } = answer;
  const undoable = choice === 'pass';
  await forbidUndo(db, answer.member_id);
  await db
    .insertInto('swipe')
    .values({ ...answer, undoable })
    .onConflict(conflict =>
      conflict.columns(['member_id', 'profile_id']).doUpdateSet({ choice, undoable, swiped_at }),
    )
    .execute();
}

async function forbidUndo(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('swipe')
    .set({ undoable: false })
    .where('member_id', '=', memberId)
    .where('undoable', '=', true)
    .execute();
}

/** Deletes the last answer if it can be undone; returns the id of the profile it was about. */
export async function deleteUndoable(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('swipe')
    .where('member_id', '=', memberId)
    .where('undoable', '=', true)
    .returning('profile_id')
    .executeTakeFirst();
  return row?.profile_id;
}

/** The number of likes a member gave in the game between two moments, and whether the last answer can be undone. */
export async function selectGame(db: Db, memberId: string, from: Date, until: Date) {
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      selectFrom('swipe')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .where('member_id', '=', memberId)
        .where('choice', '=', 'like')
        .where('swiped_at', '>=', from)
        .where('swiped_at', '<', until)
        .as('likes'),
      exists(
        selectFrom('swipe')
          .select('profile_id')
          .where('member_id', '=', memberId)
          .where('undoable', '=', true),
      ).as('may_undo'),
    ])
    .executeTakeFirstOrThrow();
}
