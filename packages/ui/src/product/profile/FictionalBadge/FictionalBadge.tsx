import { memberWords } from '../../../i18n/messages/member.ts';
import type { Origin } from '../../../model/origin.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useT } from '../../../provider/hooks.ts';

export interface FictionalBadgeProps {
  /** Who is really behind the profile. Nothing is drawn for a member. */
  origin: Origin;
  ground?: 'photo' | 'page';
}

/** Marks everyone who is not a private member. The word is the site's: a catalog may replace `vl.FictionalBadge.label`. */
export function FictionalBadge({ origin, ground }: FictionalBadgeProps) {
  const t = useT();
  return (
    <OriginMark
      origin={origin}
      label={t(memberWords.fictional)}
      description={t(memberWords.fictionalLong)}
      ground={ground}
    />
  );
}
