'use client';

import { useLingui } from '@lingui/react/macro';
import {
  DIRECT_DEBIT_BLOCK_HOURS,
  DIRECT_DEBIT_CODE_LENGTH,
  DIRECT_DEBIT_TRIES,
  shortIban,
} from '@velluto/rules';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { digitsField } from '../../../i18n/messages/error.ts';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { fieldProblemText, problemText } from '../../../i18n/problem-text.ts';
import { DataList, type DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { plain } from '../../../theme/elements.css.ts';
import { DigitsField } from '../../DigitsField.tsx';
import * as styles from './DirectDebitForm.css.ts';
import type { DirectDebitMandate } from './direct-debit-values.ts';
import { FormStep } from './FormStep.tsx';
import { useDirectDebitForm } from './form-context.ts';

export interface DirectDebitCodeProps extends RootProps<'div'> {
  /** The mandate that the code signs. */
  mandate: DirectDebitMandate;
  /** Rows of the order: package, renewal, and the total as the strong row. */
  rows: readonly DataListRow[];
  /** State of sending another code. */
  resend?: 'idle' | 'sending' | 'sent';
  /** Asks for another code. */
  onResend: () => void;
  /** Back to the account. */
  onBack: () => void;
  /** What the buyer has to ask for, directly above the button that orders; see `BeginRequest`. */
  children?: ReactNode;
}

/** Second step of a `DirectDebitForm`: the code, and below it the whole mandate that the code signs. */
export function DirectDebitCode({
  mandate: { reference, creditor, wording },
  rows,
  resend = 'idle',
  onResend,
  onBack,
  children,
  className,
  ...rest
}: DirectDebitCodeProps) {
  const { values, problems, onChange, pending, wrong } = useDirectDebitForm();
  const { t } = useLingui();
  const { iban } = values;
  // Keeps a number on one line.
  const phone = values.phone.replaceAll(' ', '\u00a0');
  return (
    <FormStep
      {...rest}
      className={cx('vl-DirectDebitCode', className)}
      send={t(orderSummary.order)}
      back={
        <Button tone="plain" wide disabled={pending} onClick={onBack}>
          {t(directDebitForm.change)}
        </Button>
      }
    >
      <div className={styles.group}>
        <p role="status" className={plain}>
          {resend === 'sending'
            ? t(directDebitForm.resending)
            : t((resend === 'sent' ? directDebitForm.sentAgain : directDebitForm.sent)({ phone }))}
        </p>
        <DigitsField
          label={t(directDebitForm.code)}
          name="otp"
          length={DIRECT_DEBIT_CODE_LENGTH}
          wrong={wrong}
          value={values.otp}
          note={
            <TextButton pending={resend === 'sending'} onClick={onResend}>
              {t(directDebitForm.resend)}
            </TextButton>
          }
          description={t(
            directDebitForm.codeHint({
              tries: DIRECT_DEBIT_TRIES,
              hours: DIRECT_DEBIT_BLOCK_HOURS,
            }),
          )}
          error={
            wrong
              ? wrong.triesLeft === undefined
                ? problemText(t, wrong)
                : t(directDebitForm.codeWrong({ left: wrong.triesLeft }))
              : fieldProblemText(t, problems.otp, {
                  required: t(directDebitForm.codeMissing),
                  too_short: t(digitsField.short({ count: DIRECT_DEBIT_CODE_LENGTH })),
                })
          }
          onChange={otp => onChange({ otp })}
        />
      </div>
      <DataList
        compact
        rows={[
          {
            term: t(directDebitForm.from),
            detail: <bdi translate="no">{shortIban(iban.slice(0, 2), iban.slice(-4))}</bdi>,
          },
          {
            term: t(directDebitForm.creditor),
            detail: (
              <>
                <span translate="no">{creditor.name}</span>
                <span className={styles.small}>{creditor.id}</span>
              </>
            ),
          },
          { term: t(directDebitForm.mandate), detail: reference },
          ...rows,
        ]}
      />
      {wording ? (
        <div className={styles.print} lang={wording.language}>
          {wording.text.map(paragraph => (
            <p key={paragraph} className={plain}>
              {paragraph}
            </p>
          ))}
        </div>
      ) : (
        <div className={styles.print}>
          <p className={plain}>{t(directDebitForm.mandateText({ creditor: creditor.name }))}</p>
          <p className={plain}>{t(directDebitForm.ahead)}</p>
        </div>
      )}
      {children}
    </FormStep>
  );
}
