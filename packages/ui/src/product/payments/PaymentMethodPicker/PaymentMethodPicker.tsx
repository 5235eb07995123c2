'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import * as styles from './PaymentMethodPicker.css.ts';
import {
  PaymentMethodPickerGroup,
  PaymentMethodPickerItem,
  PaymentMethodPickerRoot,
  type PaymentMethodPickerRootProps,
} from './PaymentMethodPickerParts.tsx';

export interface PaymentMethodPickerProps<Method extends PaymentMethod = PaymentMethod>
  extends Omit<PaymentMethodPickerRootProps, 'value' | 'onChange' | 'unavailable' | 'children'> {
  /** The most common ones of the country first. */
  methods: readonly Method[];
  /** The chosen method; null while there is none. */
  value: Method | null;
  /** A method was chosen. */
  onChange: (event: { method: Method }) => void;
  /** Methods that are unavailable at the moment: shown, but disabled. */
  unavailable?: readonly Method[];
}

/** Choice of a payment method. */
export function PaymentMethodPicker<Method extends PaymentMethod>({
  methods,
  value,
  unavailable,
  onChange,
  error,
  className,
  ...rest
}: PaymentMethodPickerProps<Method>) {
  const { t } = useLingui();
  if (methods.length === 0) {
    return (
      <p {...(rest as RootProps<'p'>)} className={cx('vl-PaymentMethodPicker', styles.none, className)}>
        {t(paymentMethodPicker.none)}
      </p>
    );
  }
  return (
    <PaymentMethodPickerRoot
      {...rest}
      value={value}
      unavailable={unavailable}
      error={error}
      className={cx('vl-PaymentMethodPicker', className)}
      onChange={change => {
        const method = methods.find(available => available === change.method);
        if (method) onChange({ method });
      }}
    >
      <PaymentMethodPickerGroup>
        {methods.map(method => (
          <PaymentMethodPickerItem key={method} method={method} />
        ))}
      </PaymentMethodPickerGroup>
    </PaymentMethodPickerRoot>
  );
}
