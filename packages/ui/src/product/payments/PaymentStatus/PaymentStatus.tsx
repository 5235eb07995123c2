'use client';

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { paymentStatus } from '../../../i18n/messages/payments/payment.ts';
import type { Payment, PaymentState } from '../../../model/payment.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import { methodName } from '../PaymentMethodPicker/method-name.ts';
import * as styles from './PaymentStatus.css.ts';

export interface PaymentStatusProps extends RootProps<'div', 'title'> {
  /** State of the payment. */
  status: PaymentState;
  /** Null only while loading. */
  payment: Payment | null;
  /** Address of the page that the purchase was made from, such as a conversation; the route `chats` when left out. */
  continueHref?: string;
  /** Address of an order of the same package. */
  retryHref: string;
  /** Address of all packages; the route `credits` when left out. */
  packagesHref?: string;
  /** The provider's page, while pending. */
  checkoutUrl?: string | null;
}

/** The result of a payment, or that it is pending. */
export function PaymentStatus({
  status,
  payment,
  continueHref,
  retryHref,
  packagesHref,
  checkoutUrl,
  ...rest
}: PaymentStatusProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const format = useFormat();
  if (status === 'loading' || !payment) {
    return <Frame {...rest} status="loading" icon={<Spinner />} title={paymentStatus.loading} />;
  }
  const method = methodName(t, payment.method);
  const again = (
    <>
      <LinkButton tone="primary" href={retryHref}>
        {t(paymentStatus.retry)}
      </LinkButton>
      <LinkButton href={packagesHref ?? routes.credits}>{t(paymentStatus.packages)}</LinkButton>
    </>
  );
  if (status === 'completed') {
    const price = format.money(payment.amount);
    return (
      <Frame
        {...rest}
        status={status}
        icon={<Icon shape={icons.check} size="l" />}
        title={paymentStatus.completed}
        actions={
          <LinkButton tone="primary" href={continueHref ?? routes.chats}>
            {t(paymentStatus.goOn)}
          </LinkButton>
        }
      >
        <p className={styles.lead}>
          {payment.usableFrom
            ? t(
                paymentStatus.waitingText({
                  credits: payment.credits,
                  price,
                  method,
                  date: format.date(payment.usableFrom, { dateStyle: 'long' }),
                }),
              )
            : t(paymentStatus.completedText({ credits: payment.credits, price, method }))}
        </p>
        {payment.usableFrom && (
          <p className={plain}>
            <TextLink href={routes.wallet}>{t(paymentStatus.toWallet)}</TextLink>
          </p>
        )}
        <p className={plain}>
          {payment.refundDays > 0 && <span>{t(paymentStatus.refund({ days: payment.refundDays }))}</span>}{' '}
          <span>{t(paymentStatus.receipt)}</span>
        </p>
      </Frame>
    );
  }
  if (status === 'pending') {
    return (
      <Frame
        {...rest}
        status={status}
        icon={<Icon shape={icons.clock} size="l" />}
        title={paymentStatus.pending}
        actions={
          <>
            {checkoutUrl && <LinkButton href={checkoutUrl}>{t(paymentStatus.toPayment)}</LinkButton>}
            <LinkButton tone="plain" href={continueHref ?? routes.chats}>
              {t(paymentStatus.goOn)}
            </LinkButton>
          </>
        }
      >
        <p className={plain}>{t(paymentStatus.pendingText({ method }))}</p>
      </Frame>
    );
  }
  const failed = status === 'failed';
  return (
    <Frame
      {...rest}
      status={status}
      icon={<Icon shape={failed ? icons.alert : icons.close} size="l" />}
      title={failed ? paymentStatus.failed : paymentStatus.cancelled}
      actions={again}
    >
      <p className={plain}>
        {failed ? t(paymentStatus.failedText({ method })) : t(paymentStatus.cancelledText)}
      </p>
    </Frame>
  );
}

interface FrameProps extends RootProps<'div', 'title'> {
  status: PaymentState;
  icon: ReactNode;
  title: MessageDescriptor;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Announces the result when it changes while the page is open. */
const Frame = ({ status, icon, title, actions, children, className, ...rest }: FrameProps) => (
  <div data-status={status} aria-live="polite" {...rest} className={cx('vl-PaymentStatus', className)}>
    <StatusPage
      icon={<span className={styles.icon[status]}>{icon}</span>}
      title={<Trans {...title} components={{ em: <em /> }} />}
      actions={actions}
    >
      {children}
    </StatusPage>
  </div>
);
