import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import { invalidFields } from '../../domain/api-error.ts';
import { type Partner, partnerShows, partnersOf } from '../../domain/sites/shared-pool.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { assertPremium } from '../access/api.ts';
import { forgetViewsBy } from './forget-views.ts';
import * as queries from './privacy-queries.ts';

type Privacy = components['schemas']['Privacy'];
type PrivacyChange = components['schemas']['PrivacyRequest'];

/** Who sees a member: invisible mode, whether visitors see the profile, and which other companies of the pool show it. */
export async function privacyOf(ctx: Context, memberId: string): Promise<Privacy> {
  const { invisible, paid_user, open_to_visitors, site_id, shown_on } = await queries.selectPrivacy(
    ctx.db,
    memberId,
  );
  return {
    invisible,
    available: paid_user,
    open_to_visitors,
    partners: partnersOfMember(ctx, site_id).map(partner => ({
      id: partner.id,
      company: partner.company.name,
      country: partner.company.country,
      sites: partner.sites.map(({ name }) => name),
      shown: partnerShows(partner, shown_on),
    })),
  };
}

/** The companies that share the pool of a member's site; none for a site whose file was removed. */
function partnersOfMember(ctx: Context, siteId: string): Partner[] {
  const site = ctx.sites.find(siteId);
  return site ? partnersOf(ctx.sites, site) : [];
}

/**
 * Changes who sees a member; what is left out stays. Makes a premium member invisible, which deletes their views of profiles, or any member
 * visible again, opens the profile to visitors or closes it, and names the companies that may show it. A trigger ends invisible mode with premium.
 *
 * @throws ApiError `premium_only`, `invalid_request` for a company that does not share the pool
 */
export async function changePrivacy(ctx: Context, memberId: string, change: PrivacyChange): Promise<Privacy> {
  const { invisible, open_to_visitors, partners } = change;
  await ctx.transaction(async tx => {
    // locked, so that premium cannot end in between: its end waits for this lock, and then makes the member visible
    const { paid_user } = await queries.selectPrivacy(tx.db, memberId, true);
    if (invisible) assertPremium(paid_user);
    await queries.setPrivacy(tx.db, memberId, {
      ...(invisible === undefined ? {} : { invisible }),
      ...(open_to_visitors === undefined ? {} : { open_to_visitors }),
      ...(partners === undefined ? {} : { shown_on: await choosePartners(ctx, tx, memberId, partners) }),
    });
    if (invisible) await forgetViewsBy(tx, memberId);
    await incrementVersion(tx.db, memberId);
  });
  return privacyOf(ctx, memberId);
}

/** Notes to which companies a member agrees now; returns the sites that show the profile. */
async function choosePartners(
  ctx: Context,
  tx: Tx,
  memberId: string,
  choices: NonNullable<PrivacyChange['partners']>,
): Promise<string[]> {
  // read after the lock, so that it has what another change stored that held the lock before
  const { site_id, shown_on } = await queries.selectPrivacy(tx.db, memberId);
  const known = partnersOfMember(ctx, site_id);
  if (choices.some(({ id }) => !known.some(partner => partner.id === id))) {
    throw invalidFields({ field: 'partners', code: 'unknown' });
  }
  const wanted = known.map(partner => {
    const before = partnerShows(partner, shown_on);
    return {
      id: partner.id,
      before,
      after: choices.findLast(({ id }) => id === partner.id)?.shown ?? before,
    };
  });
  const now = ctx.clock.now();
  if (wanted.some(({ before, after }) => after && !before)) {
    await queries.recordSharing(tx.db, memberId, { consent_sharing_at: now });
  }
  if (wanted.some(({ before, after }) => before && !after)) {
    await queries.recordSharing(tx.db, memberId, { sharing_withdrawn_at: now });
  }
  return [site_id, ...wanted.flatMap(({ id, after }) => (after ? [id] : []))];
}
