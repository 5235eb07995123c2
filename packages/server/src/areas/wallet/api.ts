/** What other areas, `http` and `boot` use of `wallet`; the rest is private. */
export { lastReconciliation, reconcileLedger, runLedgerReconciliation } from './ledger-reconciliation.ts';
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
  takeBackSignupCredits,
  type Wallet,
  walletOf,
} from './wallet.ts';
