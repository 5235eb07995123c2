import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { PaymentStatus } from '@velluto/ui/product/payment';
import { CopyScope, useFormat } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { toPayment } from '../../features/wallet/map.ts';
import type { PaymentData } from '../../features/wallet/payment.load.ts';
import { createPaymentStore } from '../../features/wallet/payment.ts';
import { creditsMessages } from '../../locales/messages/credits.ts';
import { receiptMessages } from '../../locales/messages/wallet.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { toMoney } from '../../platform/map/money.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useStore } from '../../platform/visit-context.ts';
import { Receipt } from './Receipt.tsx';

/** What became of a payment; the provider's page leads back here. From the list one comes for the receipt alone. */
export default function TransactionScreen({ params, search, data }: ScreenProps<PaymentData>) {
  const { t } = useLingui();
  const format = useFormat();
  const payments = useStore(createPaymentStore);
  const known = useSnapshot(payments.state);
  const { id = '' } = params;
  const payment = known.payments[id] ?? data.payment;
  const details = known.transactions[id] ?? data.transaction;
  const receiptOnly =
    details !== null && (search.get('view') === 'receipt' || details.undone === 'withdrawn');
  const { payment: first, collection } = data;
  useTitle(t(receiptOnly ? receiptMessages.title : creditsMessages.payment));
  useEffect(() => (receiptOnly ? undefined : payments.follow(id, first)), [payments, id, first, receiptOnly]);
  if (receiptOnly) {
    return (
      <Page title={t(receiptMessages.title)} width="reading">
        <Receipt details={details} />
      </Page>
    );
  }
  // a direct debit has no answer to wait for: what is on its way is the money alone, or the credits with it
  const onItsWay =
    payment &&
    collection &&
    t(
      (collection.credits_granted === 'at_once' ? receiptMessages.debitAtOnce : receiptMessages.debitLater)({
        state: collection.state,
        credits: payment.credits,
        price: format.money(toMoney(collection.amount)),
        date: format.date(collection.collect_on, { dateStyle: 'long', timeZone: 'UTC' }),
      }),
    );
  // direct debit has a page of its own
  const chosen = payment?.method === 'directdebit' ? '' : `/${payment?.method}`;
  return (
    <>
      <CopyScope copy={onItsWay ? { 'vl.PaymentStatus.pendingText': onItsWay } : {}}>
        <PaymentStatus
          status={payment?.status ?? 'loading'}
          payment={payment && toPayment(payment)}
          goOnHref="/chats"
          retryHref={`/credits/${payment?.package}${chosen}`}
          packagesHref="/credits"
          checkoutUrl={payment?.checkout_url}
        />
      </CopyScope>
      {details && (details.status === 'completed' || details.withdrawal) && (
        <Page width="reading">
          <Receipt details={details} />
        </Page>
      )}
    </>
  );
}
