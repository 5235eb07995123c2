/** What other areas, `http` and `boot` use of `payments`; the rest is private. */
export { handlePaymentWebhook } from './orders/payments.ts';
export { deleteDiscountFor } from './prices/delete-discount.ts';
export { discountFor, timeBonusOf } from './prices/discounts.ts';
export { announceable, recordPrices } from './prices/price-history.ts';
export { withdrawnAfterPremium } from './settlement/early-start.ts';
export { hasEndedSubscription, runningSubscriptions } from './settlement/subscriptions.ts';
