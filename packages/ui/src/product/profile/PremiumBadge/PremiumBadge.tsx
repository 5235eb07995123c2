'use client';

import { Badge } from '../../../base/Badge/Badge.tsx';
import { memberWords } from '../../../i18n/messages/member.ts';
import { useT } from '../../../provider/hooks.ts';

/** The person has bought a package. */
export function PremiumBadge() {
  const t = useT();
  return <Badge tone="photo">{t(memberWords.premium)}</Badge>;
}
