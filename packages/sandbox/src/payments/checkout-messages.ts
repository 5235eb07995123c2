// Descriptors without Lingui's macro, which needs a build step: the server runs from source. `/*i18n*/` lets Lingui
// extract them.

/** Texts of the test page on which payments are simulated. */
export const checkoutMessages = {
  title: /*i18n*/ {
    id: 'sandbox.checkout.title',
    message: 'Payment to {site}',
    comment: 'Title of the test page that stands in for the payment provider',
  },
  note: /*i18n*/ {
    id: 'sandbox.checkout.note',
    message: 'Test page · play money',
    comment: 'Small label above the amount: no real money moves here',
  },
  question: /*i18n*/ {
    id: 'sandbox.checkout.question',
    message: 'How does this payment end?',
    comment: 'Heading above the four choices',
  },
  explanation: /*i18n*/ {
    id: 'sandbox.checkout.explanation',
    message:
      'This page stands in for the payment provider while the product is developed. No bank is asked and nothing is charged.',
    comment: 'Under the choices',
  },
  card: /*i18n*/ {
    id: 'sandbox.checkout.card',
    message: 'Card',
    comment: 'Way to pay: any credit or debit card',
  },
  transfer: /*i18n*/ {
    id: 'sandbox.checkout.transfer',
    message: 'Bank transfer',
    comment: 'Way to pay',
  },
  paid: /*i18n*/ {
    id: 'sandbox.checkout.paid',
    message: 'Pay {amount}',
    comment: 'Button: the payment succeeds',
  },
  failed: /*i18n*/ {
    id: 'sandbox.checkout.failed',
    message: 'Let it fail',
    comment: 'Button: the payment fails',
  },
  failedNote: /*i18n*/ {
    id: 'sandbox.checkout.failedNote',
    message: 'as if the bank said no',
    comment: 'Beside the button that lets the payment fail',
  },
  canceled: /*i18n*/ {
    id: 'sandbox.checkout.canceled',
    message: 'Cancel',
    comment: 'Button: the payer goes back without paying',
  },
  canceledNote: /*i18n*/ {
    id: 'sandbox.checkout.canceledNote',
    message: 'back without paying',
    comment: 'Beside the button that cancels',
  },
  expired: /*i18n*/ {
    id: 'sandbox.checkout.expired',
    message: 'Let it expire',
    comment: 'Button: nobody paid in time',
  },
  expiredNote: /*i18n*/ {
    id: 'sandbox.checkout.expiredNote',
    message: 'as if the time ran out',
    comment: 'Beside the button that lets the payment expire',
  },
  ended: /*i18n*/ {
    id: 'sandbox.checkout.ended',
    message: 'This payment has already ended.',
    comment: 'Instead of the choices, when one opens the page again',
  },
  back: /*i18n*/ {
    id: 'sandbox.checkout.back',
    message: 'Back to {site}',
    comment: 'Link to the shop',
  },
} as const;
