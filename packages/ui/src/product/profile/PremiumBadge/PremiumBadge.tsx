'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { memberWords } from '../../../i18n/messages/member.ts';

/** Badge of a person who has bought a package. */
export function PremiumBadge() {
  const { t } = useLingui();
  return <Badge tone="photo">{t(memberWords.premium)}</Badge>;
}
