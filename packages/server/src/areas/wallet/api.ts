/** What other areas, `http` and `boot` use of `wallet`; the rest is private. */
export { openPeriods } from './ledger-periods.ts';
export { findDiscrepancies, lastReconciliation, reconcileLedger } from './ledger-reconciliation.ts';
export { lotsOf, unspentCreditsOf } from './lots.ts';
export { assertMaySpend, changeLimits, limitsOf, spendingRefusal } from './spending-limits.ts';
export {
  announceCredits,
  book,
  clawBackCredits,
  creditsOf,
  debtOf,
  grantCredits,
  grantSignupCredits,
  lockWallet,
  restoreCredits,
  settleDebt,
  type Wallet,
  walletOf,
} from './wallet.ts';
