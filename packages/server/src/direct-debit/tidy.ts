import type { Context } from '../context.ts';
import { reencrypt } from '../ports/vault/re-encrypt.ts';
import { daysLater } from './days.ts';
import { eraseDue } from './erase.ts';
import { tidyGuesses } from './guesses.ts';
import * as mandates from './mandate-queries.ts';
import * as requests from './request-queries.ts';

/** Orders are kept so long, for the count of codes within a day. */
const keptDays = 2;

/** Removes what is over, and puts what is sealed with an older key under the newest; a job, safe to repeat. */
export async function tidyDebits(ctx: Context): Promise<void> {
  await requests.deleteOldRequests(ctx.db, daysLater(ctx.clock.now(), -keptDays));
  await tidyGuesses(ctx);
  await ctx.transaction(tx => eraseDue(ctx, tx));
  await reencrypt(ctx.vault, {
    select: (after, limit) => mandates.selectSealed(ctx.db, after, limit),
    about: id => id,
    replace: (...change) => mandates.replaceSealed(ctx.db, ...change),
  });
  // last, for a start goes by it: where this broke off, the older key is still asked for
  await ctx.vault.rotate();
}
