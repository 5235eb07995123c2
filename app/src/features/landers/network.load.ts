import { getMember, type MemberProfile } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';
import { load as loadPeople } from './people.load.ts';

/** Places in the net. */
const places = 5;

/** The people of the net with what they named as interests; somebody who is gone by now is left out. */
export async function load(context: LoadContext): Promise<{ profiles: MemberProfile[] }> {
  const { client, app, signal } = context;
  const { members } = await loadPeople(context);
  const asked = members.slice(0, places).map(({ id }) =>
    getMember(client, { id, ...app.traffic.sent }, { signal }).then(
      ({ profile }) => profile,
      () => null,
    ),
  );
  return { profiles: (await Promise.all(asked)).filter(profile => profile !== null) };
}
