'use client';

import { useLingui } from '@lingui/react/macro';
import {
  DIRECT_DEBIT_BLOCK_HOURS,
  DIRECT_DEBIT_CODE_LENGTH,
  DIRECT_DEBIT_TRIES,
  digitsOf,
  shortIban,
} from '@velluto/rules';
import { useEffect, useRef } from 'react';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { fieldProblemText, problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { DataList, type DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './DirectDebitForm.css.ts';
import type { DirectDebitStep, MandateWording } from './direct-debit-values.ts';

interface CodeStepProps extends DirectDebitStep {
  rows: readonly DataListRow[];
  creditor: { name: string; id: string };
  mandate: string;
  wording?: MandateWording;
  resend: 'idle' | 'sending' | 'sent';
  onResend: () => void;
  /** The typed code is wrong; null when it is not. */
  wrong: Problem | null;
}

/** Second step: the code, and below it the whole mandate that the code signs. */
export function CodeStep({
  values,
  problems,
  onChange,
  rows,
  creditor,
  mandate,
  wording,
  resend,
  onResend,
  wrong,
}: CodeStepProps) {
  const { t } = useLingui();
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wrong) return;
    // Selects a wrong code, to be typed again. Selecting alone does not scroll it into view.
    code.current?.focus();
    code.current?.select();
  }, [wrong]);
  const { iban } = values;
  // Keeps a number on one line.
  const phone = values.phone.replaceAll(' ', '\u00a0');
  return (
    <>
      <div className={styles.group}>
        <p role="status" className={plain}>
          {resend === 'sending' ? (
            <Spinner label={t(directDebitForm.resending)} />
          ) : (
            t((resend === 'sent' ? directDebitForm.sentAgain : directDebitForm.sent)({ phone }))
          )}
        </p>
        <TextField
          ref={code}
          label={t(directDebitForm.code)}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={values.otp}
          note={
            resend !== 'sending' && <TextButton onClick={onResend}>{t(directDebitForm.resend)}</TextButton>
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
                  too_short: t(directDebitForm.codeShort({ count: DIRECT_DEBIT_CODE_LENGTH })),
                })
          }
          onChange={event => onChange({ otp: digitsOf(event.target.value, DIRECT_DEBIT_CODE_LENGTH) })}
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
          { term: t(directDebitForm.mandate), detail: mandate },
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
    </>
  );
}
