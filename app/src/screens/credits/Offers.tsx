import { useLingui } from '@lingui/react/macro';
import { CreditsPackageList } from '@velluto/ui/product/credits';
import { shopHref } from '../../features/credits/choice.ts';
import { toOffers, withCode } from '../../features/credits/map.ts';
import type { ShopData } from '../../features/credits/shop.ts';
import { creditsMessages as messages } from '../../locales/messages/credits.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** What can be bought, at the user's prices: credits or premium. */
export function Offers({ shop, kind }: { shop: ShopData; kind: 'credits' | 'premium' }) {
  const { t } = useLingui();
  const { site } = useVisit();
  const offers = toOffers(shop.packages, site.message_credits)
    .filter(offer => offer.kind === kind)
    .map(offer => withCode(offer, shop.code));
  return (
    <CreditsPackageList
      offers={offers}
      hrefFor={offer => shopHref(`/credits/${offer.id}`, shop.choice)}
      label={t(kind === 'credits' ? messages.creditPackages : messages.premiumPackages)}
    />
  );
}
