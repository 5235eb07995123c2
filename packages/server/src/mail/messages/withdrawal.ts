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
