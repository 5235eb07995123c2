/** What other areas, `http` and `boot` use of `payments`; the rest is private. */
export { cleanUpCancellations } from './cancellation-file.ts';
export { repayClosedAccount } from './closed-account.ts';
export { passCollected } from './collected-since.ts';
export { decideDeclaration, waitingDeclarations } from './declaration-decisions.ts';
export type { DeclarationAct } from './declarations.ts';
export { cleanUpDirectDebits, eraseDirectDebits } from './direct-debit/cleanup.ts';
export { collectDueDebits } from './direct-debit/collect-due.ts';
export { revokeAtProvider } from './direct-debit/mandates.ts';
export { announceRenewals } from './direct-debit/renewals.ts';
export {
  cancelSubscriptions,
  hasEndedSubscription,
  runningSubscriptions,
} from './direct-debit/subscriptions.ts';
export { deleteDiscountFor } from './discounts/delete-discount.ts';
export { discountFor, timeBonusOf } from './discounts/discounts.ts';
export { giveCodeByEmail } from './discounts/personal-codes.ts';
export { deleteOldPurchases } from './old-purchases.ts';
export { grantDueMonths } from './premium.ts';
export { announceable, recordPrices } from './price-history.ts';
export { reconcilePayments, reconcileReversals } from './reconcile.ts';
export { noteManualRefund, payRefund } from './refunds.ts';
export { beginDuePurchases } from './waiting-purchases.ts';
