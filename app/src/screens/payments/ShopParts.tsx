import { useLingui } from '@lingui/react/macro';
import { toDiscount } from '@velluto/api-client/ui';
import { Button, Inline, Select, Stack, Text, TextLink } from '@velluto/ui/base';
import { Notice } from '@velluto/ui/patterns';
import { CreditsPackageList, DiscountCodeField, DiscountNotice } from '@velluto/ui/product/payments';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { bestOffers, orderHref, type ShopData, shopHref } from '../../features/payments/shop.ts';
import { countryOptions } from '../../features/places/regions.ts';
import { useNavigator, usePage, usePending } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { creditsMessages as messages } from '../../locales/messages/payments/credits.ts';
import { walletMessages } from '../../locales/messages/wallet/wallet.ts';

/** The packages at the user's prices: credits or premium. */
export function Offers({ shop, kind }: { shop: ShopData; kind: 'credits' | 'premium' }) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const { user } = useSession();
  const offers = bestOffers(shop, site.message_credits).filter(offer => offer.kind === kind);
  return (
    <CreditsPackageList
      offers={offers}
      href={orderHref(user === null, shop.choice)}
      label={t(kind === 'credits' ? messages.creditPackages : messages.premiumPackages)}
    />
  );
}

/** Payment country, which sets currency and payment methods; hidden where the site has only one. Without scripts it is sent by a button. */
export function PaymentCountry({ shop: { packages, choice } }: { shop: ShopData }) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { navigate } = useNavigator();
  const { path } = usePage();
  if (site.countries.length < 2) return null;
  return (
    <Inline>
      <form method="get" data-unscripted="">
        <Stack gap={3}>
          <Select
            label={t(messages.country)}
            name="country"
            autoComplete="off"
            options={countryOptions(site.countries, packages.payment_country, format)}
            value={packages.payment_country}
            onChange={({ target }) =>
              void navigate(shopHref(path, { ...choice, country: target.value }), { replace: true })
            }
          />
          {choice.code && <input type="hidden" name="code" value={choice.code} />}
          {choice.next && <input type="hidden" name="next" value={choice.next} />}
          <noscript>
            <Button type="submit">{t(messages.chooseCountry)}</Button>
          </noscript>
        </Stack>
      </form>
    </Inline>
  );
}

/** The discount in the prices, with its reason and its end. */
export function DiscountInPrices({ shop: { packages, code } }: { shop: ShopData }) {
  const { refresh } = useNavigator();
  const discount = code ?? packages.discount;
  if (!discount) return null;
  return (
    <Stack gap={2}>
      <DiscountNotice discount={toDiscount(discount)} byCode={code !== null} onElapsed={refresh} />
      {discount.why && <Text tone="muted">{discount.why}</Text>}
    </Stack>
  );
}

/** Says that debts are settled first, where there are any. */
export function OwedCredits({ shop: { packages } }: { shop: ShopData }) {
  const { t } = useLingui();
  if (packages.owed_credits === 0) return null;
  return <Notice tone="caution">{t(walletMessages.owed({ credits: packages.owed_credits }))}</Notice>;
}

/** An expired discount; its kind does not matter for the notice. */
const ended = {
  code: '',
  percent: null,
  reason: 'time_bonus',
  expiresAt: new Date(0).toISOString(),
} as const;

/** Says that the discount in the price was used or has expired. */
export const EndedDiscount = () => <DiscountNotice discount={ended} />;

/** The same in a live region of its own: read out once it has. */
export const EndedNotice = ({ shown }: { shown: boolean }) => (
  <div role="alert">{shown && <EndedDiscount />}</div>
);

/** Field for a discount code, which is kept in the address, and the member's personal codes. */
export function ShopCodeField({ shop: { choice, code, problem, own } }: { shop: ShopData }) {
  const { t } = useLingui();
  const format = useFormat();
  const { navigate } = useNavigator();
  const { path, query } = usePage();
  const pending = usePending();
  const codeInAddress = new URLSearchParams(query).get('code') ?? '';
  const [typed, setTyped] = useState(codeInAddress);
  const ownCode = ({ code, announced_percentage: percent }: ShopData['own'][number]) =>
    percent === null
      ? messages.ownCodePlain({ code })
      : messages.ownCode({ percent: format.percent(percent), code });
  const apply = (text?: string) => shopHref(path, { ...choice, code: text?.trim() });
  const status = () => {
    if (pending) return 'checking';
    if (code) return 'applied';
    return problem && typed === codeInAddress ? 'invalid' : 'empty';
  };
  return (
    <Stack gap={3}>
      <DiscountCodeField
        code={code && !pending ? code.code : typed}
        status={status()}
        percent={code?.announced_percentage}
        onChange={change => setTyped(change.code)}
        onApply={() => void navigate(apply(typed), { replace: true })}
        onRemove={() => {
          setTyped('');
          void navigate(apply(), { replace: true });
        }}
      />
      {own.map(discount => (
        <Text key={discount.code}>
          <span>{discount.why}</span>{' '}
          <TextLink strong href={apply(discount.code)}>
            {t(ownCode(discount))}
          </TextLink>
        </Text>
      ))}
    </Stack>
  );
}
