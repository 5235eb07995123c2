'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../i18n/messages/member.ts';
import { useUi } from '../provider/hooks.ts';

/** Texts of the badge of fictional profiles; the label is the site's where it has one. */
export function useOriginTexts(): { label: string; description: string } {
  const { t } = useLingui();
  const label = useUi().fictionalLabel ?? t(memberWords.fictional);
  return { label, description: t(memberWords.fictionalLong({ label })) };
}
