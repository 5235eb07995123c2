/** The receipt of a purchase. */
export const receiptMessages = {
  subject: /*i18n*/ {
    id: 'mail.receipt.subject',
    message: 'Your receipt from {site}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.receipt.body',
    message: 'Thank you. Your purchase is complete, and this is your receipt.',
    comment: 'Receipt; follows the greeting',
  },
  withdrawal: /*i18n*/ {
    id: 'mail.receipt.withdrawal',
    message:
      'You can withdraw from this purchase within {days, plural, one {# day} other {# days}} without giving a reason; unused credits are repaid.',
    comment: 'Below the facts of a receipt',
  },
  button: /*i18n*/ {
    id: 'mail.receipt.button',
    message: 'See the transaction',
    comment: 'Button: opens the transaction',
  },
};
