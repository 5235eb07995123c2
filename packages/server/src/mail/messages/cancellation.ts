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
