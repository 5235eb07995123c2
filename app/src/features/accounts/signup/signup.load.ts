import { getMember, type MemberSummary } from '@velluto/api-client';
import type { LoadContext } from '../../../lib/router/route.ts';

/** A member at whose page sign-up began. */
export type SignupMember = Pick<MemberSummary, 'id' | 'name' | 'origin'>;

/** Data of the sign-up page. */
export interface SignupData {
  /** The member at whose page sign-up began. */
  member: SignupMember | null;
}

/** The member at whose page sign-up began; null when they cannot be loaded (any more), which must not prevent sign-up. */
export async function load({ client, params, search, signal }: LoadContext): Promise<SignupData> {
  const id = params.id ?? search.get('member');
  if (!id) return { member: null };
  const answer = await getMember(client, { id }, { signal }).catch(() => null);
  if (!answer) return { member: null };
  const { id: memberId, name, origin } = answer.profile;
  return { member: { id: memberId, name, origin } };
}
