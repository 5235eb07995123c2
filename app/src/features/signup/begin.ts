import { getMember, getRegions, type MemberSummary } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** What sign-up needs to begin. */
export interface SignupData {
  /** Regions of the visitor's country. */
  regions: { id: string; name: string }[];
  /** The member at whose page it began. */
  member: Pick<MemberSummary, 'id' | 'name'> | null;
}

/** Fetches what the form needs, and the member at whose page it began. */
export async function beginSignup({
  client,
  params,
  search,
  visit,
  signal,
}: LoadContext): Promise<SignupData> {
  const id = params.id ?? search.get('member');
  const country = visit.site.geoip_selected_country;
  const [{ regions }, member] = await Promise.all([
    getRegions(client, { country }, { signal }),
    // somebody who is gone by now is no reason not to sign up
    id
      ? getMember(client, { id }, { signal }).then(
          ({ profile: { id, name } }) => ({ id, name }),
          () => null,
        )
      : null,
  ]);
  return { regions, member };
}

/** As many faces as stand beside the form of `/signup-matches`. */
export const shownMatches = 6;
