import { WITHDRAWAL_COUNTS_DAYS, WITHDRAWALS_PER_PACKAGE } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { selectWithdrawnOften } from './closed-package-queries.ts';

const day = 86_400_000;

/** The site without the packages that a member can no longer buy, because they bought, used and withdrew from them too often. */
export async function siteFor(ctx: Context, site: Site, memberId: string): Promise<Site> {
  const since = new Date(ctx.clock.now().getTime() - WITHDRAWAL_COUNTS_DAYS * day);
  const closed = await selectWithdrawnOften(ctx.db, { memberId, since, times: WITHDRAWALS_PER_PACKAGE });
  const open = ({ id }: { id: string }) => !closed.has(id);
  const { packages } = site;
  const { credits, premium } = packages;
  return {
    ...site,
    packages: { ...packages, credits: credits.filter(open), premium: premium.filter(open) },
  };
}
