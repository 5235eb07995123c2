import type { Context } from '../context.ts';
import { daysLater } from './days.ts';
import { eraseDue } from './erase.ts';
import { tidyGuesses } from './guesses.ts';
import * as mandates from './mandate-queries.ts';
import * as requests from './request-queries.ts';

/** Orders are kept so long, for the count of codes within a day. */
const keptDays = 2;
const atOnce = 100;
const lowest = '00000000-0000-0000-0000-000000000000';

/** Removes what is over, and puts what is sealed with an older key under the newest; a job, safe to repeat. */
export async function tidyDebits(ctx: Context): Promise<void> {
  await requests.deleteOldRequests(ctx.db, daysLater(ctx.clock.now(), -keptDays));
  await tidyGuesses(ctx);
  await ctx.transaction(tx => eraseDue(ctx, tx));
  await ctx.vault.rotate();
  await sealAnew(ctx);
}

async function sealAnew(ctx: Context): Promise<void> {
  for (let after = lowest; ; ) {
    const rows = await mandates.selectSealed(ctx.db, after, atOnce);
    for (const { id, debtor } of rows) {
      if (debtor === null || ctx.vault.isCurrent(debtor)) continue;
      await mandates.replaceSealed(ctx.db, id, debtor, ctx.vault.seal(ctx.vault.open(debtor, id), id));
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}
