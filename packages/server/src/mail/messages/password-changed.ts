/** The mail that tells of a changed password. */
export const passwordChangedMessages = {
  subject: /*i18n*/ {
    id: 'mail.passwordChanged.subject',
    message: 'Your password has been changed',
    comment: 'Subject of that e-mail',
  },
  body: /*i18n*/ {
    id: 'mail.passwordChanged.body',
    message:
      'The password of your account at {site} has been changed, and all other devices have been logged out.',
    comment: 'That e-mail; follows the greeting',
  },
  notYou: /*i18n*/ {
    id: 'mail.passwordChanged.notYou',
    message:
      'If that was you, you need not do anything. If not, choose a new password now and write to us: we help.',
    comment: 'That e-mail, above the button',
  },
  button: /*i18n*/ {
    id: 'mail.passwordChanged.button',
    message: 'It was not me',
    comment: 'Button of that e-mail',
  },
};
