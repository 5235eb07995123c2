'use client';

import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { RadioCardsItem, RadioCardsList, RadioCardsRoot } from '../../../base/RadioCards/RadioCardsParts.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { usePartContext } from '../../../base/use-part-context.ts';
import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import { PaymentMethodMark } from '../PaymentMethodMark/PaymentMethodMark.tsx';
import { methodName } from './method-name.ts';

/** The methods that cannot be chosen. */
const UnavailableContext = createContext<readonly PaymentMethod[] | null>(null);
const useUnavailable = () => usePartContext(UnavailableContext, 'PaymentMethodPickerRoot');

export interface PaymentMethodPickerRootProps extends RootProps<'div', 'onChange'> {
  /** The chosen method; null while there is none. */
  value: PaymentMethod | null;
  /** A method was chosen. */
  onChange: (event: { method: PaymentMethod }) => void;
  /** Methods that are unavailable at the moment: shown, but disabled. */
  unavailable?: readonly PaymentMethod[];
  /** Error, such as "Please choose one". */
  error?: string;
  /** A `PaymentMethodPickerGroup` or several, and what the site puts between them. */
  children: ReactNode;
}

/** The field around groups of payment methods, of which one can be chosen. */
export function PaymentMethodPickerRoot({
  value,
  onChange,
  unavailable = [],
  error,
  children,
  className,
  ...rest
}: PaymentMethodPickerRootProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-PaymentMethodPickerRoot', className)}>
      <RadioCardsRoot
        legend={t(paymentMethodPicker.legend)}
        columns="fit"
        value={value ?? ''}
        error={error}
        onChange={change => onChange({ method: change.value })}
      >
        <UnavailableContext value={unavailable}>{children}</UnavailableContext>
      </RadioCardsRoot>
    </div>
  );
}

export interface PaymentMethodPickerGroupProps extends RootProps<'div'> {
  /** A `PaymentMethodPickerItem` for each method. */
  children: ReactNode;
}

/** Payment methods side by side, as many as there is space for. */
export function PaymentMethodPickerGroup({ className, ...rest }: PaymentMethodPickerGroupProps) {
  // outside of a picker, the error names its root and not that of the cards
  useUnavailable();
  return <RadioCardsList {...rest} withIcons className={cx('vl-PaymentMethodPickerGroup', className)} />;
}

export interface PaymentMethodPickerItemProps extends RootProps<'label'> {
  /** The method. */
  method: PaymentMethod;
}

/** One payment method: its mark, its name, and what is to be known of it. */
export function PaymentMethodPickerItem({ method, className, ...rest }: PaymentMethodPickerItemProps) {
  const { t } = useLingui();
  const disabled = useUnavailable().includes(method);
  const note = method === 'sct' ? t(paymentMethodPicker.sctNote) : undefined;
  return (
    <RadioCardsItem
      {...rest}
      className={cx('vl-PaymentMethodPickerItem', className)}
      value={method}
      label={methodName(t, method)}
      description={disabled ? t(paymentMethodPicker.unavailable) : note}
      icon={<PaymentMethodMark method={method} />}
      disabled={disabled}
    />
  );
}
