import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { Purchase } from '../../../model/payment.ts';

/** Text of a purchase: `50 credits`, `Premium, 3 months`. */
export const purchaseText = (t: Translate, purchase: Purchase): string =>
  purchase.kind === 'credits'
    ? t(orderSummary.credits({ count: purchase.credits }))
    : t(orderSummary.premium({ months: purchase.months }));
