import { useLingui } from '@lingui/react/macro';
import { Stack, Text, TextLink } from '@velluto/ui/base';
import type { PaymentMethod } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { OrderSummary, PaymentMethodPicker } from '@velluto/ui/product/payment';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { shopHref } from '../../features/credits/choice.ts';
import { codeHelps, toOffers, withCode } from '../../features/credits/map.ts';
import { createOrderStore } from '../../features/credits/order.ts';
import type { ShopData } from '../../features/credits/shop.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useStore, useVisit } from '../../platform/visit-context.ts';
import { CodeField } from './CodeField.tsx';
import { PaymentCountry } from './PaymentCountry.tsx';
import { ShopNotices } from './ShopNotices.tsx';
import { useLimitsLink } from './useLimitsLink.tsx';
import { useOffered } from './useOffered.ts';

const ConfirmOrder = lazy(() => import('./ConfirmOrder.tsx'));
const EndedNotice = lazy(() => import('./EndedNotice.tsx'));

/** One package with the ways to pay it and the button that obliges to pay. */
export default function OrderScreen({ params, search, data }: ScreenProps<ShopData>) {
  const { t } = useLingui();
  const { site } = useVisit();
  const { navigate, refresh } = useNavigator();
  const orders = useStore(createOrderStore);
  const { pending, problem, ended } = useSnapshot(orders.state);
  const remedy = useLimitsLink(problem);
  const { packages, choice } = data;
  const plain = toOffers(packages, site.message_credits).find(one => one.id === params.id);
  const code = data.code && plain && codeHelps(plain, data.code) ? data.code : null;
  // a code may hold for some ways to pay only
  const methods = useOffered(packages.payment_methods, code?.paymentmethods ?? null);
  const [chosen, setMethod] = useState(params.method);
  const method: PaymentMethod | null = methods.find(one => one === chosen) ?? null;
  const [again, setAgain] = useState(false);
  const wantsAgain = search.has('again') && method !== null;
  // who orders something again has it summed up at once; after hydration, for the dialog is loaded late
  useEffect(() => setAgain(wantsAgain), [wantsAgain]);
  useTitle(t(messages.order));
  if (!plain) return null;
  const offer = withCode(plain, code);
  const discountcode = code?.code ?? (offer.discountPercent ? packages.discount?.code : undefined);

  const order = async () => {
    if (!method) return;
    const wish = { package: offer.id, method, country: packages.payment_country };
    const address = await orders.order(
      { ...wish, ...(discountcode !== undefined && { discountcode }) },
      code !== null,
    );
    if (orders.state.ended || orders.state.problem?.code === 'discount_code_invalid') await refresh();
    else if (address?.startsWith('/')) await navigate(address);
    else if (address) {
      // whoever comes back from there finds what they had chosen
      history.replaceState(history.state, '', shopHref(`/credits/${offer.id}/${method}`, choice));
      location.assign(address);
    }
  };
  const summary = {
    ...{ offer, method, pending, problem, remedy, onOrder: order },
    ...{ refundDays: site.refund_days, termsHref: '/pages/terms', returnsHref: '/pages/return-policy' },
  };
  return (
    <Page title={t(messages.order)} width="text">
      <ShopNotices shop={data} />
      <OrderSummary {...summary}>
        <Stack gap={5}>
          <PaymentCountry country={packages.payment_country} choice={choice} />
          <PaymentMethodPicker methods={methods} value={method} onChange={event => setMethod(event.method)} />
          {packages.direct_debit && (
            <Text>
              <TextLink strong href={shopHref('/directdebit', { ...choice, package: offer.id })}>
                {t(messages.debit)}
              </TextLink>{' '}
              {offer.kind === 'premium' && <span>{t(messages.debitRenews)}</span>}
            </Text>
          )}
          <CodeField shop={data} />
          {ended && (
            <Suspense>
              <EndedNotice />
            </Suspense>
          )}
        </Stack>
      </OrderSummary>
      {again && (
        <Suspense>
          <ConfirmOrder {...summary} onCancel={() => setAgain(false)} />
        </Suspense>
      )}
    </Page>
  );
}
