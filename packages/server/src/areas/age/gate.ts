import type { Caller } from '../../context/operation.ts';
import { ApiError } from '../../domain/api-error.ts';
import { ageMethodAt, lacksProof, type Whereabouts } from './age.ts';

/** Areas whose operations show people or reach them. Account, purchases, complaints and the own data stay open without a proof. */
const gatedTags: ReadonlySet<string> = new Set(['Search', 'Discover', 'Photos', 'Likes', 'Chat']);

/** Operations of other areas that show people. */
const gatedOperations: ReadonlySet<string> = new Set(['getMember', 'noteProfileView', 'getProfileViews']);

/** Whether an operation of the contract shows people or reaches them. */
export const showsPeople = ({ id, tag }: { id: string; tag: string }): boolean =>
  gatedTags.has(tag) || gatedOperations.has(id);

/** The countries in which a caller may be. */
export const whereaboutsOf = ({
  site,
  member,
  geoipCountry,
}: Pick<Caller, 'site' | 'member' | 'geoipCountry'>): Whereabouts => ({
  site,
  countries: member ? [member.country, geoipCountry] : [geoipCountry],
});

/**
 * Refuses operations that show people or reach them until the caller's age is proved, where the site asks for that.
 *
 * @throws ApiError `age_unproved` for members, `authentication_required` for visitors
 */
export async function refuseUnproved(
  caller: Pick<Caller, 'ctx' | 'site' | 'member' | 'geoipCountry'>,
): Promise<void> {
  const where = whereaboutsOf(caller);
  if (!caller.member) {
    if (ageMethodAt(where) === 'token') throw new ApiError('authentication_required');
  } else if (await lacksProof(caller.ctx, caller.member.id, where)) throw new ApiError('age_unproved');
}
