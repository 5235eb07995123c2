'use client';

import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '../../../base/TextField/TextField.tsx';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import * as styles from './DirectDebitForm.css.ts';
import type { DirectDebitStep } from './direct-debit-values.ts';
import { IbanField } from './IbanField.tsx';

/** First step: account holder, IBAN, address, and the phone number for the code. */
export function DetailsStep({ values, problems, onChange }: DirectDebitStep) {
  const { t } = useLingui();
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
    <>
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
    </>
  );
}
