import { WITHDRAWAL_COUNTS_DAYS, WITHDRAWALS_PER_PACKAGE } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Db } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { selectWithdrawnOften } from './reversal-queries.ts';

const day = 86_400_000;

/** Packages that a member cannot buy now, because they bought, used and withdrew from them again and again. */
export async function closedPackages(ctx: Context, db: Db, memberId: string): Promise<Set<string>> {
  const since = new Date(ctx.clock.now().getTime() - WITHDRAWAL_COUNTS_DAYS * day);
  return selectWithdrawnOften(db, { memberId, since, times: WITHDRAWALS_PER_PACKAGE });
}

/** The site as it sells to a member: without what is closed to them. */
export async function siteFor(ctx: Context, site: Site, memberId: string): Promise<Site> {
  const closed = await closedPackages(ctx, ctx.db, memberId);
  const open = ({ id }: { id: string }) => !closed.has(id);
  const { credits, premium } = site.packages;
  return { ...site, packages: { credits: credits.filter(open), premium: premium.filter(open) } };
}
