import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text, TextLink, VisuallyHidden } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { CreditsFooterBanner, OneTimePaymentNotice } from '@velluto/ui/product/payments';
import { type ShopData, shopHref } from '../../features/payments/shop.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { creditsMessages as messages } from '../../locales/messages/payments/credits.ts';
import { ContractLinks } from './contracts/ContractLinks.tsx';
import { DiscountInPrices, Offers, OwedCredits, PaymentCountry, ShopCodeField } from './ShopParts.tsx';

/** All packages at the user's prices. */
export default function CreditsScreen({ data }: ScreenProps<ShopData>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  useTitle(t(messages.title));
  const { packages, choice } = data;
  return (
    <Page
      title={<Trans {...messages.headline} components={{ em: <em /> }} />}
      lead={t(messages.lead({ credits: site.message_credits }))}
    >
      <OwedCredits shop={data} />
      <VisuallyHidden as="h2">{t(messages.creditPackages)}</VisuallyHidden>
      <Stack gap={4}>
        <Offers shop={data} kind="credits" />
        <OneTimePaymentNotice />
        <DiscountInPrices shop={data} />
        <PaymentCountry shop={data} />
      </Stack>
      {packages.premium.length > 0 && (
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2}>{t(messages.premiumPackages)}</Heading>
            <Text tone="muted">
              <span>{t(messages.premiumLead)}</span>{' '}
              <span>{t(packages.direct_debit ? messages.premiumRenews : messages.premiumEnds)}</span>{' '}
              <TextLink href={shopHref('/premium', choice)}>{t(messages.aboutPremium)}</TextLink>
            </Text>
          </Stack>
          <Offers shop={data} kind="premium" />
        </Stack>
      )}
      <ShopCodeField shop={data} />
      <CreditsFooterBanner refundDays={site.refund_days}>
        <ContractLinks />
      </CreditsFooterBanner>
    </Page>
  );
}
