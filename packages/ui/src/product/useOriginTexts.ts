'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../i18n/messages/member.ts';
import { useUi } from '../provider/hooks.ts';

/** What the mark on everyone who is not a private member says: in the site's own word where it has one. */
export function useOriginTexts(): { label: string; description: string } {
  const { t } = useLingui();
  const label = useUi().fictionalLabel ?? t(memberWords.fictional);
  return { label, description: t(memberWords.fictionalLong({ label })) };
}
