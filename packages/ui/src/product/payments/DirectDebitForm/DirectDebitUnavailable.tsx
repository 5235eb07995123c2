'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { directDebitForm } from '../../../i18n/messages/payments/direct-debit.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Money } from '../../../model/money.ts';
import type { Problem } from '../../../model/problem.ts';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './DirectDebitForm.css.ts';

export interface DirectDebitUnavailableProps extends RootProps<'div', 'role'> {
  /** `direct_debit_blocked` or `direct_debit_limit_reached`. */
  problem: Problem;
  /** Maximum of direct debits in a month. */
  limit: Money;
  /** Address of the order with other payment methods. */
  otherHref: string;
}

/** In place of a `DirectDebitForm` when direct debit is not possible: why, until when, and the other payment methods. */
export function DirectDebitUnavailable({
  problem,
  limit,
  otherHref,
  className,
  ref,
  ...rest
}: DirectDebitUnavailableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(box, ref);
  useEffect(() => {
    // Takes the focus when the pressed button has disappeared, but not when the page opened in this state.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const { code, minutes } = problem;
  const blocked = code === 'direct_debit_blocked';
  const explanation = () => {
    if (!blocked) return t(directDebitForm.limit({ limit: format.money(limit) }));
    return minutes === undefined
      ? t(directDebitForm.closed)
      : t(directDebitForm.closedFor({ hours: Math.max(1, Math.ceil(minutes / 60)) }));
  };
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      className={cx('vl-DirectDebitUnavailable', styles.closed, className)}
      ref={mergedRef}
    >
      <Notice
        tone={blocked ? 'critical' : 'caution'}
        icon={<Icon shape={blocked ? icons.lock : icons.clock} size="s" />}
        action={
          <LinkButton size="s" href={otherHref}>
            {t(directDebitForm.other)}
          </LinkButton>
        }
      >
        <strong className={styles.closedTitle}>{problemText(t, problem)}</strong>
        <span>{explanation()}</span>
      </Notice>
    </div>
  );
}
