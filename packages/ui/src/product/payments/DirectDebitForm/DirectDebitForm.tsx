'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Money } from '../../../model/money.ts';
import type { FieldProblemCode, Problem } from '../../../model/problem.ts';
import type { DataListRow } from '../../../patterns/DataList/DataList.tsx';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import * as styles from './DirectDebitForm.css.ts';
import { DirectDebitUnavailable } from './DirectDebitUnavailable.tsx';
import type { DirectDebitValues, MandateWording } from './direct-debit-values.ts';

export interface DirectDebitFormProps extends RootProps<'form', 'onChange' | 'onSubmit' | 'children'> {
  /** First the account, then the code from the SMS. */
  step: 'details' | 'code';
  /** The values in the fields. */
  values: DirectDebitValues;
  /** Why fields are refused, by field; `ibanProblem` of `@velluto/rules` checks the IBAN. */
  problems?: Partial<Record<keyof DirectDebitValues, FieldProblemCode>>;
  /** Values were changed; the others stay. */
  onChange: (change: Partial<DirectDebitValues>) => void;
  /** Asks for the code in the first step; signs the mandate and orders in the second. */
  onSubmit: () => void;
  /** Back from the code to the account. */
  onBack: () => void;
  /** Asks for another code. */
  onResend: () => void;
  /** State of sending another code. */
  resend?: 'idle' | 'sending' | 'sent';
  /** Rows of the order: package, renewal, and the total as the strong row. */
  rows: readonly DataListRow[];
  /** The creditor, with the SEPA creditor id. */
  creditor: { name: string; id: string };
  /** Reference of the mandate that the code signs. */
  mandate: string;
  /** Text of the mandate that the code signs; a general text without it. */
  wording?: MandateWording;
  /** Maximum of direct debits in a month. */
  limit: Money;
  /** It was sent and is not answered yet: the button shows that it works. */
  pending?: boolean;
  /** Error of the form: wrong code, limit reached, blocked, or another. */
  problem?: Problem | null;
  /** A link that helps with the error. */
  remedy?: ReactNode;
  /** Address of the order with other payment methods. */
  otherHref: string;
  /** What the buyer has to ask for, directly above the button that orders; see `BeginRequest`. */
  request?: ReactNode;
}

/** Payment by direct debit: a form, a code by SMS, and the mandate that the code signs. */
export function DirectDebitForm({
  step,
  values,
  problems = {},
  onChange,
  onSubmit,
  onBack,
  onResend,
  resend = 'idle',
  rows,
  creditor,
  mandate,
  wording,
  limit,
  pending = false,
  problem,
  remedy,
  otherHref,
  request,
  className,
  ref,
  ...rest
}: DirectDebitFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(form, ref);
  const previous = useRef(step);
  const submitted = useRef(false);
  const wrong = problem?.code === 'direct_debit_code_invalid' ? problem : null;
  const refused = Object.keys(problems).length > 0;
  useEffect(() => {
    if (previous.current !== step) form.current?.querySelector('input')?.focus();
    previous.current = step;
  }, [step]);
  // before the error is painted: later it would interrupt somebody who is already typing
  useLayoutEffect(() => {
    if (!refused || !submitted.current) return;
    submitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  if (problem?.code === 'direct_debit_blocked' || problem?.code === 'direct_debit_limit_reached')
    return (
      <DirectDebitUnavailable
        {...({ ...rest, ref } as RootProps<'div'>)}
        problem={problem}
        limit={limit}
        otherHref={otherHref}
        className={className}
      />
    );

  const change = (changed: Partial<DirectDebitValues>) => {
    submitted.current = false;
    onChange(changed);
  };
  const fields = { values, problems, onChange: change };
  return (
    <form
      data-step={step}
      noValidate
      method="post"
      {...rest}
      className={cx('vl-DirectDebitForm', styles.root, className)}
      ref={mergedRef}
      onSubmit={event => {
        event.preventDefault();
        if (pending) return;
        submitted.current = true;
        onSubmit();
      }}
    >
      {step === 'details' && (
        <p className={styles.lead}>{t(directDebitForm.lead({ limit: format.money(limit) }))}</p>
      )}
      <ErrorAlert>
        {problem && !wrong && (
          <>
            <span>{problemText(t, problem)}</span> {remedy}
          </>
        )}
      </ErrorAlert>
      {step === 'details' ? (
        <DetailsStep {...fields} />
      ) : (
        <CodeStep
          {...fields}
          rows={rows}
          creditor={creditor}
          mandate={mandate}
          wording={wording}
          resend={resend}
          onResend={onResend}
          wrong={wrong}
        />
      )}
      {step === 'code' && request}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="l" wide pending={pending}>
          {t(step === 'details' ? directDebitForm.sendCode : orderSummary.order)}
        </Button>
        {step === 'code' && (
          <Button tone="plain" wide disabled={pending} onClick={onBack}>
            {t(directDebitForm.change)}
          </Button>
        )}
      </div>
    </form>
  );
}
