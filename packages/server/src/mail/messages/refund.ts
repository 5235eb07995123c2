/** The mail about money that goes back. */
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
