'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { LanguageMark } from '../../../patterns/PersonTile/LanguageMark.tsx';
import { useFormat } from '../../../provider/hooks.ts';

export interface LanguageBadgeProps extends RootProps<'span'> {
  /** ISO 639: `it`. */
  language: string;
}

/** Language a person writes, on their picture. */
export function LanguageBadge({ language, className, ...rest }: LanguageBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <LanguageMark
      {...rest}
      language={language}
      description={t(memberWords.speaks({ language: format.language(language) }))}
      className={cx('vl-LanguageBadge', className)}
    />
  );
}
