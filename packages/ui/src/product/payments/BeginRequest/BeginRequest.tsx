'use client';

import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { beginRequest } from '../../../i18n/messages/payments/legal.ts';
import * as styles from './BeginRequest.css.ts';

export interface BeginRequestProps extends RootProps<'input', 'type' | 'size' | 'checked' | 'onChange'> {
  /** Days during which the order can be withdrawn. */
  refundDays: number;
  /** The buyer asks for it; never true by itself. */
  checked: boolean;
  /** The buyer ticked or unticked it. */
  onChange: (change: { checked: boolean }) => void;
  /** Somebody asked to use the credits at once without the tick: says what is missing. */
  missing?: boolean;
}

/**
 * The buyer's express request to begin before the withdrawal period ends, with the acknowledgement of what that means for a
 * withdrawal. Directly above the order button.
 */
export function BeginRequest({
  refundDays,
  checked,
  onChange,
  missing = false,
  className,
  ...rest
}: BeginRequestProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      {...rest}
      className={cx('vl-BeginRequest', styles.box, className)}
      label={t(beginRequest.label({ days: refundDays }))}
      description={t(beginRequest.help)}
      error={missing && t(beginRequest.missing)}
      checked={checked}
      onChange={event => onChange({ checked: event.currentTarget.checked })}
    />
  );
}
