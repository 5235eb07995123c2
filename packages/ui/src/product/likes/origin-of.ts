import type { MemberSummary } from '../../model/member.ts';
import type { Origin } from '../../model/origin.ts';

/** Who is behind a like or a visit: the origin of the like or visit, or that of the profile when it is by a member. */
export const originOf = ({
  origin,
  member,
}: {
  origin: Origin;
  member: Pick<MemberSummary, 'origin'>;
}): Origin => (origin === 'member' ? member.origin : origin);
