'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../../../i18n/messages/member.ts';
import { LanguageMark } from '../../../patterns/PersonTile/LanguageMark.tsx';
import { useFormat } from '../../../provider/hooks.ts';

export interface LanguageBadgeProps {
  /** ISO 639: `it`. */
  language: string;
}

/** Language a person writes, on their picture. */
export function LanguageBadge({ language }: LanguageBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <LanguageMark
      language={language}
      description={t(memberWords.speaks({ language: format.language(language) }))}
    />
  );
}
