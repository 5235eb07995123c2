import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { Offer } from '../../../model/offer.ts';
import type { Format } from '../../../provider/format.ts';

/** What a package is worth: how many messages or credits, and what a message costs. */
export function worthText(t: Translate, format: Format, offer: Offer): string {
  if (offer.kind === 'credits') {
    const { credits, messageCredits, messagePrice } = offer;
    const count = Math.floor(credits / Math.max(1, messageCredits));
    return t(creditsPackage.messages({ count, price: format.money(messagePrice) }));
  }
  const { creditsPerMonth: credits, messagePrice } = offer;
  return t(
    messagePrice
      ? creditsPackage.monthlyMessages({ credits, price: format.money(messagePrice) })
      : creditsPackage.monthly({ credits }),
  );
}
