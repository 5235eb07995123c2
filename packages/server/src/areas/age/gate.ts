import type { Caller } from '../../context/operation.ts';
import { ApiError } from '../../domain/api-error.ts';
import { ageMethodAt, lacksProof, type Whereabouts } from './age.ts';

/** Operations that show people or reach them. Account, purchases, complaints and the own data stay open without a proof. */
const gatedTags: ReadonlySet<string> = new Set(['Members', 'Discover', 'Photos', 'Likes', 'Conversations']);

/** Where a caller may be. */
export const whereaboutsOf = ({
  site,
  member,
  geoipCountry,
}: Pick<Caller, 'site' | 'member' | 'geoipCountry'>): Whereabouts => ({
  site,
  countries: member ? [member.country, geoipCountry] : [geoipCountry],
});

/**
 * Keeps people from others, and others from them, until their age is proved, where the site asks for that.
 *
 * @throws ApiError `age_unproved` for members, `authentication_required` for visitors
 */
export async function refuseUnproved(
  tag: string,
  caller: Pick<Caller, 'ctx' | 'site' | 'member' | 'geoipCountry'>,
): Promise<void> {
  if (!gatedTags.has(tag)) return;
  const where = whereaboutsOf(caller);
  if (!caller.member) {
    if (ageMethodAt(where) === 'token') throw new ApiError('authentication_required');
  } else if (await lacksProof(caller.ctx, caller.member.id, where)) throw new ApiError('age_unproved');
}
