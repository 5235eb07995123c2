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
};
