import { AGE_CHECK_MINUTES, ageMethodFor } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { tokenHash } from '../sessions/api.ts';
import * as queries from './age-queries.ts';

/** The countries in which somebody may be. */
export interface Whereabouts {
  site: Site;
  /** ISO 3166: the country that a member states, and that of the IP address where there is one; null for one that is not known. */
  countries: readonly (string | null)[];
}

const minute = 60_000;

/** How a person's age is made sure of there. */
export const ageMethodAt = ({ site, countries }: Whereabouts) => ageMethodFor(site.age_assurance, countries);

/** Whether some country of a site asks for a provider's proof, so that it has to be known who sees people. */
export const asksForProofs = ({ age_assurance }: Site): boolean =>
  Object.values(age_assurance ?? {}).includes('token');

/** Stores that a new member stated a date of birth, where the country asks for that. */
export async function recordDeclaration(
  tx: Tx,
  memberId: string,
  where: Whereabouts,
  now: Date,
): Promise<void> {
  if (ageMethodAt(where) === 'none') return;
  await queries.saveProof(tx.db, { member_id: memberId, method: 'declaration', verified_at: now });
}

/**
 * Whether a member still has to prove their age before they meet others. A member who was asked in a known country is
 * asked until the age is proved, whatever country they state or connect from later. An unknown country asks as long as
 * it is unknown.
 */
export async function lacksProof(ctx: Context, memberId: string, where: Whereabouts): Promise<boolean> {
  if (!asksForProofs(where.site) || ctx.provedAges.get(memberId)) return false;
  const { proved, asked } = await queries.selectStanding(ctx.db, memberId);
  if (proved) ctx.provedAges.set(memberId, true);
  if (proved || asked) return !proved;
  if (ageMethodAt(where) !== 'token') return false;
  const known = where.countries.filter(country => country !== null);
  if (ageMethodAt({ ...where, countries: known }) === 'token') await storeAsked(ctx, memberId);
  return true;
}

/** Stores that a member was asked: from then on `user.php` says so in every country. */
async function storeAsked(ctx: Context, memberId: string): Promise<void> {
  await ctx.transaction(async tx => {
    if (await queries.markAsked(tx.db, memberId, ctx.clock.now())) await incrementVersion(tx.db, memberId);
  });
}

/** The way by which a member can prove their age now. */
const methodOf = async (ctx: Context, memberId: string, where: Whereabouts) =>
  (await lacksProof(ctx, memberId, where)) ? 'token' : ageMethodAt(where);

/**
 * Begins a proof of age: makes a nonce that works once, and gives the address of the provider's page; null where
 * nothing has to be proved.
 *
 * @param returnUrl where the provider sends the person back to
 */
export async function beginAgeCheck(
  ctx: Context,
  memberId: string,
  where: Whereabouts,
  returnUrl: string,
): Promise<string | null> {
  const nonce = ctx.ids.token();
  const method = await methodOf(ctx, memberId, where);
  const url = ctx.age(where.site, method).begin({ nonce, returnUrl });
  if (url === null) return null;
  const expires_at = new Date(ctx.clock.now().getTime() + AGE_CHECK_MINUTES * minute);
  await queries.insertNonce(ctx.db, { nonce_hash: tokenHash(nonce), member_id: memberId, expires_at });
  return url;
}

/**
 * Checks the token that a member brought back, and stores that and how the age was proved, nothing else. A token that is
 * refused uses nothing up: the member can come back with another one.
 *
 * @throws ApiError `age_token_expired`, `age_token_invalid` (also when it was used before, or made for somebody else),
 *   `age_provider_unavailable`
 */
export async function completeAgeCheck(
  ctx: Context,
  memberId: string,
  where: Whereabouts,
  token: string,
): Promise<void> {
  const check = ctx.age(where.site, await methodOf(ctx, memberId, where));
  const { nonce } = await check.confirm(token);
  await ctx.transaction(async tx => {
    const now = ctx.clock.now();
    if (!(await queries.takeNonce(tx.db, memberId, tokenHash(nonce), now)))
      throw new ApiError('age_token_invalid');
    await queries.saveProof(tx.db, { member_id: memberId, method: 'token', verified_at: now });
    await incrementVersion(tx.db, memberId);
    tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
  });
}

/** Deletes nonces that nobody came back with. */
export const cleanUpAgeChecks = ({ db, clock }: Context): Promise<void> =>
  queries.deleteOldNonces(db, clock.now());
