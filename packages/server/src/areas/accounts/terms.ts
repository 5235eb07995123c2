import type { Context } from '../../context/context.ts';
import type { Caller, OperationId } from '../../context/operation.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { termsVersion } from '../../domain/sites/site-texts.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import * as queries from './user-queries.ts';

/** The terms that a member has accepted. */
export interface Accepted {
  /** Site of sign-up. */
  site_id: string;
  /** Version accepted at sign-up. */
  terms_version: Date;
  /** Newest version accepted on this site since. */
  terms_since: Date | null;
}

/** True when the site's terms changed, or the member never accepted those of this site, which may belong to another company. */
export function termsOutdated(site: Site, { site_id, terms_version, terms_since }: Accepted): boolean {
  const accepted = terms_since ?? (site_id === site.id ? terms_version : null);
  return accepted === null || accepted.getTime() < Date.parse(termsVersion(site));
}

/**
 * Operations that need the current terms: buying, and everything that reaches other people. Reading, one's own data and
 * profile, the end of a contract, complaints and protection from others need none.
 */
export const governedByTerms: ReadonlySet<OperationId> = new Set([
  'createPayment',
  'startDirectDebit',
  'resendDirectDebitCode',
  'confirmDirectDebit',
  'sendMessage',
  'uploadMessagePhoto',
  'like',
  'swipe',
  'uploadPhoto',
]);

/**
 * Refuses these operations to members who have not accepted the current terms of the site. Costs no query: the session
 * brings along what was accepted.
 *
 * @throws ApiError `terms_outdated`
 */
export function refuseOutdatedTerms(
  operation: OperationId,
  { site, member }: Pick<Caller, 'site' | 'member'>,
): void {
  if (!member || !governedByTerms.has(operation)) return;
  const since = member.terms.since[site.id];
  const accepted = {
    site_id: member.siteId,
    terms_version: member.terms.atSignup,
    terms_since: since === undefined ? null : new Date(since),
  };
  if (termsOutdated(site, accepted)) throw new ApiError('terms_outdated');
}

/**
 * Stores that a member accepted the current terms of a site, and when.
 *
 * @throws ApiError `invalid_request` for any other version
 */
export async function acceptTerms(
  ctx: Context,
  site: Site,
  memberId: string,
  version: string,
): Promise<void> {
  const current = new Date(termsVersion(site));
  if (Date.parse(version) !== current.getTime()) {
    throw invalidFields({ field: 'terms_version', code: 'outdated' });
  }
  await ctx.transaction(async tx => {
    await queries.insertAcceptance(tx.db, {
      member_id: memberId,
      site_id: site.id,
      terms_version: current,
      accepted_at: ctx.clock.now(),
    });
    await incrementVersion(tx.db, memberId);
  });
}
