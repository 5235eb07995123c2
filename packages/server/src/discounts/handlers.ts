import { ok, signedIn } from '../http/answers.ts';
import { invalidFields } from '../http/api-error.ts';
import type { Service } from '../http/types.ts';
import { discountByCode, discountToWire, welcomeCode } from './discounts.ts';

/** Operations about discount codes. */
export const discounts = {
  getDiscountCode: async call => {
    const { ctx, site, query } = call;
    const me = signedIn(call);
    if (query.code !== undefined) {
      const found = await discountByCode(ctx, site, me, query.code);
      return ok({ discountcode: discountToWire(found, me.id) });
    }
    if (!query.welcome) throw invalidFields({ field: 'code', code: 'required' });
    return ok({ discountcode: discountToWire(await welcomeCode(ctx, site, me), me.id) });
  },
} satisfies Partial<Service>;
