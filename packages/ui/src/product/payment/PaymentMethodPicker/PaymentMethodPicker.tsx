import { useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { paymentMethodPicker } from '../../../i18n/messages/payment.ts';
import type { PaymentMethod } from '../../../model/payment.ts';
import { useT } from '../../../provider/hooks.ts';
import { PaymentMethodMark } from '../PaymentMethodMark/PaymentMethodMark.tsx';
import { methodName } from './methodName.ts';
import * as styles from './PaymentMethodPicker.css.ts';

export interface PaymentMethodPickerProps {
  /** The usual ones of the country first. */
  methods: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (event: { method: PaymentMethod }) => void;
  /** Those that are out of order now. */
  unavailable?: readonly PaymentMethod[];
  /** What is missing, such as "Please choose one". */
  error?: string;
}

/** Ways to pay, one of which is chosen. */
export function PaymentMethodPicker({
  methods,
  value,
  onChange,
  unavailable = [],
  error,
}: PaymentMethodPickerProps) {
  const t = useT();
  const id = useId();
  return (
    <fieldset
      data-component="PaymentMethodPicker"
      className={styles.root}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{t(paymentMethodPicker.legend)}</legend>
      {methods.length === 0 && <p className={styles.note}>{t(paymentMethodPicker.none)}</p>}
      <div className={styles.list}>
        {methods.map(method => {
          const gone = unavailable.includes(method);
          const note = gone
            ? t(paymentMethodPicker.unavailable)
            : method === 'sct'
              ? t(paymentMethodPicker.sctNote)
              : null;
          return (
            <label
              key={method}
              data-method={method}
              className={cx(styles.option, value === method && styles.chosen, gone && styles.gone)}
            >
              <input
                type="radio"
                name={id}
                value={method}
                checked={value === method}
                disabled={gone}
                className={styles.radio}
                onChange={() => onChange({ method })}
              />
              <PaymentMethodMark method={method} />
              <span className={styles.text}>
                <span className={styles.name}>{methodName(t, method)}</span>
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon shape={icons.alert} size="xs" /> {error}
        </p>
      )}
    </fieldset>
  );
}
