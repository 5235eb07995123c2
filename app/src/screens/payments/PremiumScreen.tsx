import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { PREMIUM_PHOTOS } from '@velluto/rules';
import { Icon, Inline, icons, Stack, Text, VisuallyHidden } from '@velluto/ui/base';
import { Notice, Page } from '@velluto/ui/patterns';
import type { ShopData } from '../../features/payments/shop.ts';
import { useSearchResult } from '../../lib/head/useSearchResult.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { searchResultMessages } from '../../locales/messages/pages/search-results.ts';
import { creditsMessages, premiumMessages as messages } from '../../locales/messages/payments/credits.ts';
import { ContractLinks } from './contracts/ContractLinks.tsx';
import { DiscountInPrices, Offers, OwedCredits, PaymentCountry, ShopCodeField } from './ShopParts.tsx';

/** Explains premium and its price; for visitors too. */
export default function PremiumScreen({ data }: ScreenProps<ShopData>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const { user } = useSession();
  useTitle(t(messages.title));
  useSearchResult(() => ({ description: t(searchResultMessages.premium({ site: site.name })) }));
  const benefits = [
    t(messages.photos),
    t(messages.conversations),
    t(messages.receipts),
    t(messages.ownPhotos({ count: PREMIUM_PHOTOS })),
    t(messages.invisible),
  ];
  return (
    <Page
      title={<Trans {...messages.headline} components={{ em: <em /> }} />}
      lead={t(messages.lead)}
      aside={<PaymentCountry shop={data} />}
    >
      {user?.paid_user && <Notice tone="positive">{t(messages.yours)}</Notice>}
      <DiscountInPrices shop={data} />
      <OwedCredits shop={data} />
      <Stack gap={4}>
        {benefits.map(benefit => (
          <Inline key={benefit} wrap={false}>
            <Icon shape={icons.check} size="s" />
            <Text>{benefit}</Text>
          </Inline>
        ))}
        <Text tone="muted">{t(messages.messages({ credits: site.message_credits }))}</Text>
      </Stack>
      <VisuallyHidden as="h2">{t(creditsMessages.premiumPackages)}</VisuallyHidden>
      <Offers shop={data} kind="premium" />
      <Text tone="muted">
        {t(data.packages.direct_debit ? creditsMessages.premiumRenews : creditsMessages.premiumEnds)}
      </Text>
      {user && <ShopCodeField shop={data} />}
      <ContractLinks />
    </Page>
  );
}
