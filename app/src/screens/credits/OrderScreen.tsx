import type { PackagesResponse } from '@velluto/api-client';
import type { PaymentMethod } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { OrderSummary, PaymentMethodPicker } from '@velluto/ui/product/payment';
import { useT } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { toOffers } from '../../features/credits/map.ts';
import { createOrderStore } from '../../features/credits/order.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';

/** One package with the ways to pay it and the button that obliges to pay. */
export default function OrderScreen({ params, data }: ScreenProps<PackagesResponse>) {
  const t = useT();
  const { site } = useVisit();
  const orders = useStore(createOrderStore);
  const { pending, problem } = useSnapshot(orders.state);
  const { payment_methods: methods, payment_country: country, discount } = data;
  const [method, setMethod] = useState<PaymentMethod | null>(
    methods.find(one => one === params.method) ?? null,
  );
  useTitle(t(messages.order));
  const offer = toOffers(data, site.message_credits).find(one => one.id === params.id);
  if (!offer) return null;

  const order = async () => {
    if (!method) return;
    const address = await orders.order({
      package: offer.id,
      method,
      country,
      ...(discount && offer.discountPercent ? { discountcode: discount.code } : {}),
    });
    if (address) location.assign(address);
  };
  return (
    <Page title={t(messages.order)} width="text">
      <OrderSummary
        offer={offer}
        method={method}
        refundDays={site.refund_days}
        termsHref="/pages/terms"
        returnsHref="/pages/return-policy"
        pending={pending}
        problem={problem}
        onOrder={order}
      >
        <PaymentMethodPicker methods={methods} value={method} onChange={event => setMethod(event.method)} />
      </OrderSummary>
    </Page>
  );
}
