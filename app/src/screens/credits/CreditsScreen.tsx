import type { PackagesResponse } from '@velluto/api-client';
import { Heading, Stack, Text, VisuallyHidden } from '@velluto/ui/base';
import type { Offer } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { CreditsFooterBanner, CreditsPackageList, DiscountNotice } from '@velluto/ui/product/credits';
import { rich, useT } from '@velluto/ui/provider';
import { toDiscount, toOffers } from '../../features/credits/map.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.ts';
import { useVisit } from '../../platform/visit-context.ts';

const orderHref = (offer: Offer) => `/credits/${offer.id}`;

/** All packages at the user's prices. */
export default function CreditsScreen({ data }: ScreenProps<PackagesResponse>) {
  const t = useT();
  const { site } = useVisit();
  const { refresh } = useNavigator();
  useTitle(t(messages.title));
  const offers = toOffers(data, site.message_credits);
  const premium = offers.filter(offer => offer.kind === 'premium');
  return (
    <Page title={rich(t(messages.headline))} lead={t(messages.lead, { credits: site.message_credits })}>
      {data.discount && <DiscountNotice discount={toDiscount(data.discount)} onElapsed={refresh} />}
      <VisuallyHidden as="h2">{t(messages.creditPackages)}</VisuallyHidden>
      <CreditsPackageList
        offers={offers.filter(offer => offer.kind === 'credits')}
        hrefFor={orderHref}
        label={t(messages.creditPackages)}
      />
      {premium.length > 0 && (
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2}>{t(messages.premiumPackages)}</Heading>
            <Text tone="muted">{t(messages.premiumLead)}</Text>
          </Stack>
          <CreditsPackageList offers={premium} hrefFor={orderHref} label={t(messages.premiumPackages)} />
        </Stack>
      )}
      <CreditsFooterBanner refundDays={site.refund_days} />
    </Page>
  );
}
