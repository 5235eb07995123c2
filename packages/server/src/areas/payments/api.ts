/** What other areas, `http` and `boot` use of `payments`; the rest is private. */
export { cleanUpCancellations } from './contracts/cancellation-file.ts';
export { repayClosedAccount } from './contracts/closed-account.ts';
export { passCollected } from './contracts/collected-since.ts';
export { decideDeclaration, waitingDeclarations } from './contracts/declaration-decisions.ts';
export type { DeclarationAct } from './contracts/declarations.ts';
export { cleanUpDirectDebits, eraseDirectDebits } from './direct-debit/cleanup.ts';
export { collectDueDebits } from './direct-debit/collect-due-debits.ts';
export { revokeAtProvider } from './direct-debit/mandates.ts';
export { announceRenewals } from './direct-debit/renewals.ts';
export { deleteOldPurchases } from './history/old-purchases.ts';
export { beginDuePurchases } from './orders/waiting-purchases.ts';
export { deleteDiscountFor } from './prices/delete-discount.ts';
export { discountFor, timeBonusOf } from './prices/discounts.ts';
export { giveCodeByEmail } from './prices/personal-codes.ts';
export { announceable, recordPrices } from './prices/price-history.ts';
export { withdrawnAfterPremium } from './settlement/early-start.ts';
export { grantDueMonths } from './settlement/premium.ts';
export { reconcilePayments, reconcileReversals } from './settlement/reconcile-payments.ts';
export { payRefund, recordManualRefund } from './settlement/refunds.ts';
export {
  cancelSubscriptions,
  hasEndedSubscription,
  runningSubscriptions,
} from './settlement/subscriptions.ts';
