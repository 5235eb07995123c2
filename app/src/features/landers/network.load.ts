import { getMember, type MemberProfile } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { loadPeople } from './people.ts';

/** Places in the net. */
const places = 5;

/** The people of the net with what they named as interests; somebody who is gone by now is left out. */
export async function load(context: LoadContext): Promise<{ members: MemberProfile[] }> {
  const { client, visit, signal } = context;
  const { members } = await loadPeople(context);
  const profiles = members.slice(0, places).map(({ id }) =>
    getMember(client, { id, ...visit.traffic.sent }, { signal }).then(
      ({ profile }) => profile,
      () => null,
    ),
  );
  return { members: (await Promise.all(profiles)).filter(profile => profile !== null) };
}
