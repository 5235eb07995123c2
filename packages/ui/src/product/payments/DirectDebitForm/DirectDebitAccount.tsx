'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextField, type TextFieldProps } from '../../../base/TextField/TextField.tsx';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { Money } from '../../../model/money.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './DirectDebitForm.css.ts';
import { FormStep } from './FormStep.tsx';
import { useDirectDebitForm } from './form-context.ts';
import { IbanField } from './IbanField.tsx';

export interface DirectDebitAccountProps extends RootProps<'div'> {
  /** Maximum of direct debits in a month. */
  limit: Money;
}

/** First step of a `DirectDebitForm`: account holder, IBAN, address, and the phone number for the code. */
export function DirectDebitAccount({ limit, className, ...rest }: DirectDebitAccountProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { values, problems, onChange } = useDirectDebitForm();
  const field = (
    name: 'holder' | 'street' | 'number' | 'zip' | 'city' | 'phone',
    autoComplete: string,
    more?: Partial<TextFieldProps>,
  ) => (
    <TextField
      label={t(directDebitForm[name])}
      name={name}
      autoComplete={autoComplete}
      required
      value={values[name]}
      error={fieldProblemText(t, problems[name])}
      onChange={event => onChange({ [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <FormStep {...rest} className={cx('vl-DirectDebitAccount', className)} send={t(directDebitForm.sendCode)}>
      <p className={styles.lead}>{t(directDebitForm.lead({ limit: format.money(limit) }))}</p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(directDebitForm.account)}</legend>
        {field('holder', 'name')}
        <IbanField
          label={t(directDebitForm.iban)}
          value={values.iban}
          description={t(directDebitForm.ibanHint)}
          error={fieldProblemText(t, problems.iban, {
            required: t(directDebitForm.ibanMissing),
            format: t(directDebitForm.ibanFormat),
            too_short: t(directDebitForm.ibanShort),
            too_long: t(directDebitForm.ibanLong),
            not_allowed: t(directDebitForm.ibanCountry),
          })}
          onChange={onChange}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(directDebitForm.address)}</legend>
        <div className={styles.wideFirst}>
          {field('street', 'address-line1')}
          {field('number', 'address-line2')}
        </div>
        <div className={styles.narrowFirst}>
          {field('zip', 'postal-code')}
          {field('city', 'address-level2')}
        </div>
        {field('phone', 'tel', {
          type: 'tel',
          inputMode: 'tel',
          description: t(directDebitForm.phoneHint),
          error: fieldProblemText(t, problems.phone, { format: t(directDebitForm.phoneFormat) }),
        })}
      </fieldset>
    </FormStep>
  );
}
