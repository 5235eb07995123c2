'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../base/cx.ts';
import { problemText } from '../i18n/problem-text.ts';
import type { Problem } from '../model/problem.ts';
import { ErrorAlert, type ErrorAlertProps } from '../patterns/Notice/ErrorAlert.tsx';

export interface ProblemAlertProps extends Omit<ErrorAlertProps, 'children'> {
  /** Why something failed; null without an error. */
  problem?: Problem | null;
}

/** Says in words why something failed; read out when it appears, so it is drawn before too. */
export function ProblemAlert({ problem, className, ...rest }: ProblemAlertProps) {
  const { t } = useLingui();
  return (
    <ErrorAlert {...rest} className={cx('vl-ProblemAlert', className)}>
      {problem && problemText(t, problem)}
    </ErrorAlert>
  );
}
