'use client';

import { creditsBadgeTone } from '@velluto/rules';
import { useFormat } from '../../provider/hooks.ts';
import { Badge } from '../Badge/Badge.tsx';
import { cx } from '../cx.ts';
import { warnOfNegativeBalance } from '../dev-warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CreditsBadgeProps extends RootProps<'span'> {
  /** The balance; null while unknown: nothing is shown. */
  credits: number | null;
  /** Text for screen readers: `2 credits left`. */
  label: string;
}

/** Badge with the credits left: a warning from ten credits down, red at zero. */
export function CreditsBadge({ credits, label, className, ...rest }: CreditsBadgeProps) {
  const format = useFormat();
  if (process.env.NODE_ENV !== 'production') warnOfNegativeBalance('CreditsBadge', credits);
  const tone = creditsBadgeTone(credits);
  if (credits === null || tone === null) return null;
  const left = Math.max(0, credits);
  return (
    <Badge {...rest} tone={tone} className={cx('vl-CreditsBadge', className)}>
      {left === 0 && <Icon shape={icons.alert} size="xs" />}
      <span aria-hidden>{format.number(left)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Badge>
  );
}
