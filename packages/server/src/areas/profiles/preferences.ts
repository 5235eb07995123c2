import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { updateMember } from './own-profile-queries.ts';
import * as queries from './preferences-queries.ts';

type Preferences = components['schemas']['Preferences'];
type Change = components['schemas']['PreferencesRequest'];

/** Whom a member looks for, and whether they agree that it is used. */
export async function preferencesOf(ctx: Context, memberId: string): Promise<Preferences> {
  const row = await queries.selectPreferences(ctx.db, memberId);
  return {
    looking_for: row.looking_for,
    sexuality: row.sexuality,
    min_age: row.sought_min_age,
    max_age: row.sought_max_age,
    consented_at: row.consent_withdrawn_at === null ? row.consent_sensitive_at.toISOString() : null,
  };
}

/**
 * Stores whom a member looks for. After a withdrawal it has to come with a new consent, and shows the profile again.
 *
 * @throws ApiError `invalid_request` for ages the wrong way round, or without the consent
 */
export async function changePreferences(
  ctx: Context,
  memberId: string,
  { looking_for, sexuality, min_age, max_age, consent_sensitive }: Change,
): Promise<Preferences> {
  if (min_age !== null && max_age !== null && min_age > max_age) {
    throw invalidFields({ field: 'max_age', code: 'too_small' });
  }
  await ctx.transaction(async tx => {
    const { consent_withdrawn_at } = await queries.selectPreferences(tx.db, memberId, true);
    if (consent_withdrawn_at !== null && consent_sensitive !== true) {
      throw invalidFields({ field: 'consent_sensitive', code: 'consent_required' });
    }
    await queries.giveConsent(tx.db, memberId, ctx.clock.now());
    await updateMember(tx.db, memberId, {
      looking_for,
      sexuality,
      sought_min_age: min_age,
      sought_max_age: max_age,
    });
    await incrementVersion(tx.db, memberId);
  });
  return preferencesOf(ctx, memberId);
}

/**
 * Withdraws the consent to the use of data on sexual orientation: both answers are erased, so that the profile is hidden and nobody is
 * proposed. The account stays as it is. Once more changes nothing.
 */
export async function withdrawConsent(ctx: Context, memberId: string): Promise<Preferences> {
  await ctx.transaction(async tx => {
    if (!(await queries.withdrawConsent(tx.db, memberId, ctx.clock.now()))) return;
    await updateMember(tx.db, memberId, { looking_for: null, sexuality: null });
    await incrementVersion(tx.db, memberId);
  });
  return preferencesOf(ctx, memberId);
}

/**
 * The answer that lists of proposals are made by.
 *
 * @throws ApiError `consent_withdrawn` while there is none
 */
export function requireConsent<Answer>(lookingFor: Answer | null): Answer {
  if (lookingFor === null) throw new ApiError('consent_withdrawn');
  return lookingFor;
}
