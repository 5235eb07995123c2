'use client';

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { paymentStatus } from '../../../i18n/messages/payments/payment.ts';
import { transactionList } from '../../../i18n/messages/payments/transactions.ts';
import { EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from './TransactionList.css.ts';

/** Props that lists of payments share. */
export interface PaymentListProps {
  /** What is shown: the content, a skeleton while it is being loaded, or an error with a button to try again. */
  status?: 'ready' | 'loading' | 'error';
  /** Loads the list again. */
  onRetry?: () => void;
  /** Address of the packages; the route `credits` when left out. */
  packagesHref?: string;
}

interface FrameProps extends PaymentListProps, RootProps<'div'> {
  /** Texts of the empty list. */
  empty: { title: MessageDescriptor; body: MessageDescriptor };
  /** Null when there is nothing to list. */
  children: ReactNode;
}

const rows = ['first', 'second', 'third', 'fourth'];

/** A list of payments, or an empty or error state. */
export function PaymentListFrame({
  status = 'ready',
  onRetry,
  packagesHref,
  empty,
  children,
  className,
  ...rest
}: FrameProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const content = () => {
    if (status === 'loading')
      return (
        <div>
          {rows.map(row => (
            <div key={row} className={styles.waiting}>
              <Skeleton width="2.5rem" height="1.75rem" />
              <div className={styles.waitingWords}>
                <Skeleton width="45%" />
                <Skeleton width="65%" height="0.75rem" />
              </div>
              <Skeleton width="4rem" />
            </div>
          ))}
        </div>
      );
    if (status === 'error')
      return (
        <EmptyState
          title={<Trans {...transactionList.error} components={{ em: <em /> }} />}
          actions={onRetry && <Button onClick={onRetry}>{t(paymentStatus.retry)}</Button>}
        >
          {t(transactionList.errorBody)}
        </EmptyState>
      );
    return (
      children ?? (
        <EmptyState
          art={<EmptyArt kind="ticket" />}
          title={<Trans {...empty.title} components={{ em: <em /> }} />}
          actions={
            <LinkButton href={packagesHref ?? routes.credits}>{t(transactionList.packages)}</LinkButton>
          }
        >
          {t(empty.body)}
        </EmptyState>
      )
    );
  };
  return (
    <div data-status={status} {...rest} className={cx('vl-PaymentListFrame', styles.root, className)}>
      <VisuallyHidden role="status">{status === 'loading' && t(transactionList.loading)}</VisuallyHidden>
      {content()}
    </div>
  );
}
