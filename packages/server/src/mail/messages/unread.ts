/** The mail about messages that wait. */
export const unreadMessages = {
  subject: /*i18n*/ {
    id: 'mail.unread.subject',
    message: '{count, plural, one {A message is waiting for you} other {# messages are waiting for you}}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.unread.body',
    message:
      'While you were away, somebody wrote to you. Reading is free, and you answer only if you feel like it.',
    comment: 'E-mail about unread messages; follows the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.unread.button',
    message: 'Open your conversations',
    comment: 'Button: opens the list of conversations',
  },
};
