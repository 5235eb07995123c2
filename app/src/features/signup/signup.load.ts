import { getMember, type MemberSummary } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** Data of the sign-up page. */
export interface SignupData {
  /** The member at whose page sign-up began. */
  member: Pick<MemberSummary, 'id' | 'name'> | null;
}

/** The member at whose page sign-up began; null when they cannot be loaded (any more), which must not prevent sign-up. */
export async function load({ client, params, search, signal }: LoadContext): Promise<SignupData> {
  const id = params.id ?? search.get('member');
  if (!id) return { member: null };
  const answer = await getMember(client, { id }, { signal }).catch(() => null);
  return { member: answer && { id: answer.profile.id, name: answer.profile.name } };
}
