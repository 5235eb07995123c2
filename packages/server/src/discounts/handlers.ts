import { invalidFields } from '../http/api-error.ts';
import { ok, signedIn } from '../http/responses.ts';
import type { Service } from '../http/types.ts';
import { discountToWire } from './discount.ts';
import { discountByCode, ownDiscounts, welcomeCode } from './discounts.ts';

/** Operations about discount codes. */
export const discounts = {
  getDiscountCode: async call => {
    const { ctx, site, query, language } = call;
    const me = signedIn(call);
    if (query.code !== undefined) {
      const found = await discountByCode(ctx, site, me, query.code);
      return ok({ discountcode: discountToWire(found, language) });
    }
    if (!query.welcome) throw invalidFields({ field: 'code', code: 'required' });
    return ok({ discountcode: discountToWire(await welcomeCode(ctx, site, me), language) });
  },

  getDiscountCodes: async call => {
    const own = await ownDiscounts(call.ctx, call.site, signedIn(call));
    return ok({ discountcodes: own.map(one => discountToWire(one, call.language)) });
  },
} satisfies Partial<Service>;
