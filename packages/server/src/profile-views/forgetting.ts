import { PROFILE_VIEW_DAYS } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './profile-view-queries.ts';

const day = 86_400_000;

/** Views until then are forgotten. */
export const rememberedSince = (ctx: Context): Date =>
  new Date(ctx.clock.now().getTime() - PROFILE_VIEW_DAYS * day);

/** Forgets the views between two, in both directions. */
export const forgetViewsBetween = (tx: Tx, a: string, b: string): Promise<void> =>
  queries.deleteViewsBetween(tx.db, a, b);

/** Forgets the views that a member left: nobody whom they looked at finds them any more. */
export const forgetViewsBy = (tx: Tx, viewer: string): Promise<void> => queries.deleteViewsBy(tx.db, viewer);

/** Job: forgets views that are older than they may be kept. */
export const cleanUpViews = (ctx: Context): Promise<void> =>
  queries.deleteOldViews(ctx.db, rememberedSince(ctx));
