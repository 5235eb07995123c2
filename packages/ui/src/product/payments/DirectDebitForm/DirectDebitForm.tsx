'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode, Problem } from '../../../model/problem.ts';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import * as styles from './DirectDebitForm.css.ts';
import type { DirectDebitValues } from './direct-debit-values.ts';
import { FormContext } from './form-context.ts';

export interface DirectDebitFormProps extends RootProps<'form', 'onChange' | 'onSubmit'> {
  /** The values in the fields. */
  values: DirectDebitValues;
  /** Why fields are refused, by field; `ibanProblem` of `@velluto/rules` checks the IBAN. */
  problems?: Partial<Record<keyof DirectDebitValues, FieldProblemCode>>;
  /** Values were changed; the others stay. */
  onChange: (change: Partial<DirectDebitValues>) => void;
  /** Asks for the code in the first step; signs the mandate and orders in the second. */
  onSubmit: () => void;
  /** It was sent and is not answered yet: the button shows that it works. */
  pending?: boolean;
  /** Error of the form: a wrong code, or another. */
  problem?: Problem | null;
  /** A link that helps with the error. */
  remedy?: ReactNode;
  /** The step: first `DirectDebitAccount`, then `DirectDebitCode`. */
  children: ReactNode;
}

/**
 * Payment by direct debit: a form, a code by SMS, and the mandate that the code signs. Where direct debit is not possible,
 * `DirectDebitUnavailable` takes its place.
 */
export function DirectDebitForm({
  values,
  problems = {},
  onChange,
  onSubmit,
  pending = false,
  problem,
  remedy,
  children,
  className,
  ref,
  ...rest
}: DirectDebitFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(form, ref);
  const shown = useRef(false);
  const submitted = useRef(false);
  const wrong = problem?.code === 'direct_debit_code_invalid' ? problem : null;
  const refused = Object.keys(problems).length > 0;
  // after the effects of the first step
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  // before the error is painted: later it would interrupt somebody who is already typing
  useLayoutEffect(() => {
    if (!refused || !submitted.current) return;
    submitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const change = (changed: Partial<DirectDebitValues>) => {
    submitted.current = false;
    onChange(changed);
  };
  return (
    <form
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
      <ErrorAlert>
        {problem && !wrong && (
          <>
            <span>{problemText(t, problem)}</span> {remedy}
          </>
        )}
      </ErrorAlert>
      <FormContext value={{ values, problems, onChange: change, pending, wrong, shown }}>
        {children}
      </FormContext>
    </form>
  );
}
