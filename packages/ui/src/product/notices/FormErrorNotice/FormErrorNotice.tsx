'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton, TextLink } from '../../../base/TextLink/TextLink.tsx';
import { formErrorNotice } from '../../../i18n/messages/notices.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem, ProblemCode } from '../../../model/problem.ts';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';

export interface FormErrorNoticeProps extends RootProps<'div', 'role'> {
  /** Null without an error; the live region is rendered all the same, so that a later error is announced. */
  problem: Problem | null;
  /** Adds a button to try again. */
  onRetry?: () => void;
  /** Address of the packages, for "not enough credits". */
  creditsHref?: string;
}

/** A day of the calendar, which is the same in every time zone. */
const wholeDay = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Texts that name the day with which something ends. */
const datedTexts: Partial<Record<ProblemCode, typeof formErrorNotice.suspended>> = {
  account_disabled: formErrorNotice.suspended,
  appeal_period_over: formErrorNotice.periodOver,
};

/**
 * Leads from a closed account to the decision and its appeal, from a suspended one to the form to object, and without number or
 * key to the support.
 */
function ClosedAccountLink({ problem: { reference, key, until } }: { problem: Problem }) {
  const { t } = useLingui();
  const routes = useRoutes();
  if (!reference || !key)
    return (
      <TextLink strong href={routes.service}>
        {t(formErrorNotice.support)}
      </TextLink>
    );
  const query = new URLSearchParams({ [until ? 'measure' : 'reference']: reference, key });
  return (
    <TextLink strong href={`${routes.complaints}?${query}`}>
      {t(until ? formErrorNotice.object : formErrorNotice.decision({ reference }))}
    </TextLink>
  );
}

/** Error of a form in words, with a button or link that helps where there is one. */
export function FormErrorNotice({ problem, onRetry, creditsHref, className, ...rest }: FormErrorNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const dated = problem && datedTexts[problem.code];
  const buy = problem?.code === 'not_enough_credits' && creditsHref;
  const action = buy ? (
    <TextLink strong href={creditsHref}>
      {t(formErrorNotice.buy)}
    </TextLink>
  ) : problem?.code === 'account_disabled' ? (
    <ClosedAccountLink problem={problem} />
  ) : (
    onRetry && (
      <TextButton strong onClick={onRetry}>
        {t(formErrorNotice.retry)}
      </TextButton>
    )
  );
  return (
    <ErrorAlert
      data-code={problem?.code}
      {...rest}
      className={cx('vl-FormErrorNotice', className)}
      action={action}
    >
      {dated && problem?.until
        ? t(dated({ until: format.date(problem.until, wholeDay) }))
        : problem && problemText(t, problem)}
    </ErrorAlert>
  );
}
