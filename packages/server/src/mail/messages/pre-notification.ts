/** The mail that announces a direct debit. */
export const preNotificationMessages = {
  subject: /*i18n*/ {
    id: 'mail.preNotification.subject',
    message: 'Direct debit of {amount} on {day}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.preNotification.body',
    message:
      'As agreed, we collect this amount by SEPA direct debit. Please see to it that your account is covered on that day.',
    comment: 'Announcement; follows the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.preNotification.button',
    message: 'Manage direct debits',
    comment: 'Button: opens the mandates',
  },
};
