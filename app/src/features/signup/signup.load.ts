import { getMember, type MemberSummary } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** Data of the sign-up page. */
export interface SignupData {
  /** The member at whose page sign-up began. */
  member: Pick<MemberSummary, 'id' | 'name'> | null;
}

/** The member at whose page sign-up began; null when that member has left meanwhile. */
export async function load({ client, params, search, signal }: LoadContext): Promise<SignupData> {
  const id = params.id ?? search.get('member');
  if (!id) return { member: null };
  const found = await getMember(client, { id }, { signal }).catch(() => null);
  return { member: found && { id: found.profile.id, name: found.profile.name } };
}
