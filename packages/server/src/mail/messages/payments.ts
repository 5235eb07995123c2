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

/** The mail about a refund. */
export const refundMessages = {
  subject: /*i18n*/ {
    id: 'mail.refund.subject',
    message: 'We repay you {amount}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.refund.body',
    message: 'The money goes back the way you paid. With some banks this takes a few days.',
    comment: 'E-mail about a refund; follows the greeting',
  },
  support: /*i18n*/ {
    id: 'mail.refund.support',
    message: 'Repaid by our support',
    comment: 'Reason of a refund',
  },
  noRenewal: /*i18n*/ {
    id: 'mail.refund.noRenewal',
    message: 'Premium does not renew any more.',
    comment: 'Below the facts; all that was paid for premium by direct debit goes back',
  },
  button: /*i18n*/ {
    id: 'mail.refund.button',
    message: 'See the transaction',
    comment: 'Button: opens the transaction',
  },
};

/** The receipt of a withdrawal from a purchase. */
export const withdrawalMessages = {
  subject: /*i18n*/ {
    id: 'mail.withdrawal.subject',
    message: 'We have received your withdrawal',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.withdrawal.body',
    message: 'This e-mail confirms that your withdrawal has reached us. Keep it.',
    comment: 'Receipt of a withdrawal; follows the greeting',
  },
  repay: /*i18n*/ {
    id: 'mail.withdrawal.repay',
    message:
      'We repay the amount the way you paid, at the latest {days, plural, one {# day} other {# days}} after we received the withdrawal.',
    comment: 'Below the facts',
  },
  repayLater: /*i18n*/ {
    id: 'mail.withdrawal.repayLater',
    message: 'Your bank has been asked already. We repay the amount as soon as it has paid.',
    comment: 'Below the facts; a direct debit that is on its way',
  },
  nothing: /*i18n*/ {
    id: 'mail.withdrawal.nothing',
    message: 'Nothing is collected from your account for it.',
    comment: 'Below the facts; a direct debit that was only announced',
  },
  less: /*i18n*/ {
    id: 'mail.withdrawal.less',
    message: 'You have used some of the credits: only {amount} is collected from your account for it.',
    comment: 'Below the facts; a direct debit that was announced with a higher amount',
  },
};

/** The receipt of a cancellation. */
export const cancellationMessages = {
  subject: /*i18n*/ {
    id: 'mail.cancellation.subject',
    message: 'We have received your cancellation',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.cancellation.body',
    message: 'This e-mail confirms that your cancellation has reached us. Keep it.',
    comment: 'Receipt of a cancellation; follows the greeting',
  },
  until: /*i18n*/ {
    id: 'mail.cancellation.until',
    message: 'Until then everything stays as it is. After that nothing more is collected.',
    comment: 'Below the facts',
  },
  untilPaid: /*i18n*/ {
    id: 'mail.cancellation.untilPaid',
    message:
      'The first amount is collected as you ordered it, and your months begin when your bank has paid. After them nothing more is collected.',
    comment: 'Below the facts; premium whose first payment by direct debit is on its way',
  },
  orLater: /*i18n*/ {
    id: 'mail.cancellation.orLater',
    message: '{day} or later',
    comment: 'When a contract ends at the earliest; a day',
  },
};
