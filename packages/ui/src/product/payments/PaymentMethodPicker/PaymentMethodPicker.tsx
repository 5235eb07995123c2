'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import { PaymentMethodMark } from '../PaymentMethodMark/PaymentMethodMark.tsx';
import { methodName } from './method-name.ts';
import * as styles from './PaymentMethodPicker.css.ts';

export interface PaymentMethodPickerProps<Method extends PaymentMethod = PaymentMethod>
  extends RootProps<'div', 'onChange'> {
  /** The most common ones of the country first. */
  methods: readonly Method[];
  /** The chosen method; null while there is none. */
  value: Method | null;
  /** A method was chosen. */
  onChange: (event: { method: Method }) => void;
  /** Methods that are unavailable at the moment: shown, but disabled. */
  unavailable?: readonly Method[];
  /** Error, such as "Please choose one". */
  error?: string;
}

/** Choice of a payment method. */
export function PaymentMethodPicker<Method extends PaymentMethod>({
  methods,
  value,
  onChange,
  unavailable = [],
  error,
  className,
  ...rest
}: PaymentMethodPickerProps<Method>) {
  const { t } = useLingui();
  const note = (method: Method) => {
    if (unavailable.includes(method)) return t(paymentMethodPicker.unavailable);
    return method === 'sct' ? t(paymentMethodPicker.sctNote) : undefined;
  };
  if (methods.length === 0)
    return (
      <p {...(rest as RootProps<'p'>)} className={cx('vl-PaymentMethodPicker', styles.none, className)}>
        {t(paymentMethodPicker.none)}
      </p>
    );
  return (
    <div {...rest} className={cx('vl-PaymentMethodPicker', className)}>
      <RadioCards
        legend={t(paymentMethodPicker.legend)}
        columns="fit"
        value={value ?? ''}
        error={error}
        options={methods.map(method => ({
          value: method,
          label: methodName(t, method),
          description: note(method),
          icon: <PaymentMethodMark method={method} />,
          disabled: unavailable.includes(method),
        }))}
        onChange={change => {
          const method = methods.find(available => available === change.value);
          if (method) onChange({ method });
        }}
      />
    </div>
  );
}
