import { Page } from '@velluto/ui/patterns';
import { PaymentStatus } from '@velluto/ui/product/payment';
import { useT } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { toPayment } from '../../features/wallet/map.ts';
import type { PaymentData } from '../../features/wallet/payment.load.ts';
import { createPaymentStore } from '../../features/wallet/payment.ts';
import { creditsMessages } from '../../locales/messages/credits.ts';
import { receiptMessages } from '../../locales/messages/wallet.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useStore } from '../../platform/visit-context.ts';
import { Receipt } from './Receipt.tsx';

/** What became of a payment; the provider's page leads back here. From the list one comes for the receipt alone. */
export default function TransactionScreen({ params, search, data }: ScreenProps<PaymentData>) {
  const t = useT();
  const payments = useStore(createPaymentStore);
  const known = useSnapshot(payments.state);
  const { id = '' } = params;
  const payment = known.payments[id] ?? data.payment;
  const details = known.transactions[id] ?? data.transaction;
  const receiptOnly = search.get('view') === 'receipt' && details !== null;
  const { payment: first } = data;
  useTitle(t(receiptOnly ? receiptMessages.title : creditsMessages.payment));
  useEffect(() => (receiptOnly ? undefined : payments.follow(id, first)), [payments, id, first, receiptOnly]);
  if (receiptOnly) {
    return (
      <Page title={t(receiptMessages.title)} width="reading">
        <Receipt details={details} />
      </Page>
    );
  }
  return (
    <>
      <PaymentStatus
        status={payment?.status ?? 'loading'}
        payment={payment && toPayment(payment)}
        goOnHref="/chats"
        retryHref={`/credits/${payment?.package}`}
        packagesHref="/credits"
        checkoutUrl={payment?.checkout_url}
      />
      {details?.status === 'completed' && (
        <Page width="reading">
          <Receipt details={details} />
        </Page>
      )}
    </>
  );
}
