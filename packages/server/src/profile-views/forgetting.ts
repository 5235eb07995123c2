import { PROFILE_VIEW_DAYS } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './profile-view-queries.ts';

const day = 86_400_000;

/** Views before this moment are deleted. */
export const rememberedSince = (ctx: Context): Date =>
  new Date(ctx.clock.now().getTime() - PROFILE_VIEW_DAYS * day);

/** Deletes the views between two members, in both directions. */
export const forgetViewsBetween = (tx: Tx, a: string, b: string): Promise<void> =>
  queries.deleteViewsBetween(tx.db, a, b);

/** Deletes the views by a member, so that they are in nobody's list any more. */
export const forgetViewsBy = (tx: Tx, viewer: string): Promise<void> => queries.deleteViewsBy(tx.db, viewer);

/** Job: deletes views that are too old to be kept. */
export const cleanUpViews = (ctx: Context): Promise<void> =>
  queries.deleteOldViews(ctx.db, rememberedSince(ctx));
