import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '@velluto/ui/base';
import { DataList, Page } from '@velluto/ui/patterns';
import { MessageCostNote, PricingTable } from '@velluto/ui/product/payments';
import { useFormat } from '@velluto/ui/provider';
import { bestOffers, lowestPrice, orderHref, type ShopData } from '../../features/payments/shop.ts';
import { useSearchResult } from '../../lib/head/useSearchResult.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { searchResultMessages } from '../../locales/messages/pages/search-results.ts';
import { creditsMessages, pricingMessages as messages } from '../../locales/messages/payments/credits.ts';
import { walletMessages } from '../../locales/messages/wallet/wallet.ts';
import { ContractLinks } from './contracts/ContractLinks.tsx';
import { Offers, PaymentCountry } from './ShopParts.tsx';

/** All prices, for everybody. */
export default function PricingScreen({ data }: ScreenProps<ShopData>) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { user } = useSession();
  useTitle(t(messages.title));
  useSearchResult(() => ({ description: t(searchResultMessages.pricing({ site: site.name })) }));
  const { packages } = data;
  const sold = bestOffers(data, site.message_credits);
  const price = (count: number) => {
    const credits = t(walletMessages.credits({ credits: count }));
    const from = lowestPrice(sold, count);
    return from ? t(messages.from({ credits, price: format.money(from) })) : credits;
  };
  return (
    <Page
      title={<Trans {...messages.headline} components={{ em: <em /> }} />}
      lead={<MessageCostNote credits={site.message_credits} from={lowestPrice(sold, site.message_credits)} />}
      aside={<PaymentCountry shop={data} />}
      width="text"
    >
      <Stack gap={4}>
        <Heading level={2}>{t(creditsMessages.creditPackages)}</Heading>
        <PricingTable
          offers={sold.filter(offer => offer.kind === 'credits')}
          href={orderHref(user === null, data.choice)}
        />
      </Stack>
      <Stack gap={4}>
        <Heading level={2}>{t(messages.single)}</Heading>
        <DataList
          rows={[
            { term: t(messages.reading), detail: t(messages.free) },
            { term: t(messages.message), detail: price(site.message_credits) },
            { term: t(messages.photo), detail: price(site.photo_credits) },
            { term: t(messages.gift), detail: price(site.gift_credits) },
          ]}
        />
      </Stack>
      {packages.premium.length > 0 && (
        <Stack gap={4}>
          <Heading level={2}>{t(creditsMessages.premiumPackages)}</Heading>
          <Text tone="muted">
            <span>{t(creditsMessages.premiumLead)}</span>{' '}
            <span>
              {t(packages.direct_debit ? creditsMessages.premiumRenews : creditsMessages.premiumEnds)}
            </span>
          </Text>
          <Offers shop={data} kind="premium" />
        </Stack>
      )}
      <ContractLinks />
    </Page>
  );
}
