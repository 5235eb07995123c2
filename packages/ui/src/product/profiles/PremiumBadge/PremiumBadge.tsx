'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';

export interface PremiumBadgeProps extends RootProps<'span'> {}

/** Badge of a person who has bought a package. */
export function PremiumBadge({ className, ...rest }: PremiumBadgeProps) {
  const { t } = useLingui();
  return (
    <Badge {...rest} tone="photo" className={cx('vl-PremiumBadge', className)}>
      {t(memberWords.premium)}
    </Badge>
  );
}
