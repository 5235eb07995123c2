import type { Service } from '../../../context/operation.ts';
import { ok, signedIn } from '../../../context/responses.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import { siteCountry } from '../../../domain/sites/visitor-country.ts';
import { takeDeleteDiscount } from './delete-discount.ts';
import { discountToWire } from './discount.ts';
import { discountByCode, ownDiscounts, welcomeCode } from './discounts.ts';
import { announceable } from './price-history.ts';
import { packagesWithCode, shownTo } from './prices.ts';

/** Operations about discount codes. */
export const discounts = {
  getDiscountCode: async call => {
    const { ctx, site, query, language, geoipCountry } = call;
    const me = signedIn(call);
    if (query.code === undefined && !query.welcome) throw invalidFields({ field: 'code', code: 'required' });
    const { code, own } = await (query.code === undefined
      ? welcomeCode(ctx, site, me)
      : discountByCode(ctx, site, me, query.code));
    const country = siteCountry(site, query.country ?? geoipCountry);
    const shown = await shownTo(ctx, site, country, me.id);
    return ok({
      discountcode: discountToWire(code, shown.announces, { site, language }),
      ...packagesWithCode(shown, code, own),
    });
  },

  takeDeleteDiscount: async call => {
    const { ctx, site, language } = call;
    const discount = await takeDeleteDiscount(ctx, site, signedIn(call));
    return ok({ discountcode: discountToWire(discount, await announceable(ctx, site), { site, language }) });
  },

  getDiscountCodes: async call => {
    const { ctx, site, language } = call;
    const announces = await announceable(ctx, site);
    const own = await ownDiscounts(ctx, site, signedIn(call));
    return ok({
      discountcodes: own.map(discount => discountToWire(discount, announces, { site, language })),
    });
  },
} satisfies Partial<Service>;
