import type { Payment } from '@velluto/api-client';
import { PaymentStatus } from '@velluto/ui/product/payment';
import { useT } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { toPayment } from '../../features/credits/map.ts';
import { createPaymentStore } from '../../features/credits/payment.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useStore } from '../../platform/visit-context.ts';

/** What became of a payment; the provider's page leads back here. */
export default function TransactionScreen({ data }: ScreenProps<Payment>) {
  const t = useT();
  const payments = useStore(createPaymentStore);
  const known = useSnapshot(payments.state).payments[data.payment_id];
  const payment = known ?? data;
  useTitle(t(messages.payment));
  useEffect(() => payments.follow(data), [payments, data]);
  return (
    <PaymentStatus
      status={payment.status}
      payment={toPayment(payment)}
      goOnHref="/chats"
      retryHref={`/credits/${payment.package}`}
      packagesHref="/credits"
      checkoutUrl={payment.checkout_url}
    />
  );
}
