import type { MemberSummary } from '../../model/member.ts';
import type { Origin } from '../../model/origin.ts';

/** Who is behind a like or a visit: the site, or else whoever is behind the profile. */
export const originOf = ({
  origin,
  member,
}: {
  origin: Origin;
  member: Pick<MemberSummary, 'origin'>;
}): Origin => (origin === 'member' ? member.origin : origin);
