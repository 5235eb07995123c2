/** Id of a text of the simulated payment pages. Generated from the English catalog by `pnpm i18n:extract`. */
export type MessageId =
  | 'sandbox.checkout.back'
  | 'sandbox.checkout.canceled'
  | 'sandbox.checkout.canceledNote'
  | 'sandbox.checkout.card'
  | 'sandbox.checkout.ended'
  | 'sandbox.checkout.expired'
  | 'sandbox.checkout.expiredNote'
  | 'sandbox.checkout.explanation'
  | 'sandbox.checkout.failed'
  | 'sandbox.checkout.failedNote'
  | 'sandbox.checkout.note'
  | 'sandbox.checkout.paid'
  | 'sandbox.checkout.question'
  | 'sandbox.checkout.title'
  | 'sandbox.checkout.transfer';
