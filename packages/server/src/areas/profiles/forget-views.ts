import type { Tx } from '../../infrastructure/postgres/transaction.ts';

/** Forgets the views between two, in both directions. */
export async function forgetViewsBetween({ db }: Tx, a: string, b: string): Promise<void> {
  await db
    .deleteFrom('profile_view')
    .where(({ eb, or, and }) =>
      or([
        and([eb('viewer', '=', a), eb('viewed', '=', b)]),
        and([eb('viewer', '=', b), eb('viewed', '=', a)]),
      ]),
    )
    .execute();
}

/** Forgets the views that a member left: nobody whom they looked at finds them any more. */
export async function forgetViewsBy({ db }: Tx, viewer: string): Promise<void> {
  await db.deleteFrom('profile_view').where('viewer', '=', viewer).execute();
}
