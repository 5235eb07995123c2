import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@velluto/rules';
import { Stack, Text, TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import {
  OrderSummary,
  type OrderSummaryProps,
  OrderTerms,
  PaymentMethodPicker,
  useOrderRows,
} from '@velluto/ui/product/payments';
import { PaymentConfirmDialog } from '@velluto/ui/product/payments/PaymentConfirmDialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useParams, useSearchParams } from 'wouter';
import { createOrderStore, type OrderData, sortMethods } from '../../features/payments/order.ts';
import { orderOf, shopHref } from '../../features/payments/shop.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { creditsMessages as messages } from '../../locales/messages/payments/credits.ts';
import { DiscountInPrices, EndedDiscount, OwedCredits, PaymentCountry, ShopCodeField } from './ShopParts.tsx';
import { useBeginRequest } from './useBeginRequest.tsx';
import { useOrderRemedy } from './useOrderRemedy.tsx';

/** Confirms the order of one package: what it is and costs, payment methods, the list of everything, and the button that orders. */
export default function OrderScreen({ data }: ScreenProps<OrderData>) {
  const params = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const { site } = useAppContext();
  const { navigate, refresh } = useNavigator();
  const orders = useStore(createOrderStore);
  const { pending, problem, ended } = useSnapshot(orders.state);
  const { packages, choice, lastMethod } = data;
  const { offer, typed, orderDraft } = orderOf(data, params.id, site.message_credits);
  // a code may be valid for some payment methods only
  const methods = useSupportedMethods(packages.payment_methods, typed?.paymentmethods ?? null);
  const [chosen, setMethod] = useState(params.method ?? lastMethod);
  const method: PaymentMethod | null = methods.find(offered => offered === chosen) ?? null;
  const [cancelled, cancel] = useState(false);
  // repeat orders show the summary at once
  const again = search.has('again') && method !== null && !cancelled;
  useTitle(t(messages.order));

  const { request, beginAtOnce } = useBeginRequest(data.packages);
  const { another, remedy } = useOrderRemedy(offer.id, problem);
  const order = async () => {
    if (!method) return;
    const draft = { ...orderDraft, method, begin_at_once: beginAtOnce, another, next: choice.next };
    const address = await orders.order(draft, typed !== null);
    if (orders.state.ended || orders.state.problem?.code === 'discount_code_invalid') await refresh();
    else if (address?.startsWith('/')) await navigate(address);
    else if (address) {
      // going back from there restores the chosen method
      history.replaceState(history.state, '', shopHref(`/credits/${offer.id}/${method}`, choice));
      location.assign(address);
    }
  };
  const summary = {
    offer,
    method,
    pending,
    problem,
    remedy,
    onOrder: order,
    request,
    refundDays: site.refund_days,
  };
  return (
    <Page title={t(messages.order)} width="text">
      <OrderSummary {...summary} notice={ended && <EndedDiscount />}>
        <Stack gap={5}>
          <OwedCredits shop={data} />
          <PaymentMethodPicker
            methods={sortMethods(methods, lastMethod)}
            value={method}
            onChange={event => setMethod(event.method)}
          />
          {packages.direct_debit && (
            <Text>
              <TextLink strong href={shopHref('/directdebit', { ...choice, package: offer.id })}>
                {t(messages.debit)}
              </TextLink>{' '}
              {offer.kind === 'premium' && <span>{t(messages.debitRenews)}</span>}
            </Text>
          )}
          <DiscountInPrices shop={data} />
          <ShopCodeField shop={data} />
          <PaymentCountry shop={data} />
        </Stack>
      </OrderSummary>
      {again && <ConfirmOrder {...summary} onCancel={() => cancel(true)} />}
    </Page>
  );
}

/** Safari's check for Apple Pay. */
interface WithApplePay {
  ApplePaySession?: { canMakePayments(): boolean };
}

const hasApplePay = () => (window as WithApplePay).ApplePaySession?.canMakePayments() ?? false;

/** The payment methods that this browser supports; `only` are those of a discount code, null for all. */
function useSupportedMethods(
  methods: readonly PaymentMethod[],
  only: readonly PaymentMethod[] | null,
): PaymentMethod[] {
  const apple = useInBrowser(hasApplePay);
  return methods.filter(
    offered => (offered !== 'applepay' || apple) && (only === null || only.includes(offered)),
  );
}

/** Summary of a repeat order in a dialog: one press orders again. */
function ConfirmOrder({
  offer,
  method,
  onOrder,
  onCancel,
  pending,
  problem,
  remedy,
  refundDays,
  request,
}: Omit<OrderSummaryProps, 'children'> & { onCancel: () => void }) {
  const rows = useOrderRows({ offer, method, refundDays });
  return (
    <PaymentConfirmDialog
      open
      rows={rows}
      pending={pending}
      problem={problem}
      onConfirm={onOrder}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        {remedy}
        <OrderTerms refundDays={refundDays} />
        {request}
      </Stack>
    </PaymentConfirmDialog>
  );
}
