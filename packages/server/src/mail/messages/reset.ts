/** The mail with the link to a new password. */
export const resetMessages = {
  subject: /*i18n*/ {
    id: 'mail.reset.subject',
    message: 'Choose a new password',
    comment: 'Subject of the reset e-mail',
  },
  body: /*i18n*/ {
    id: 'mail.reset.body',
    message: 'Somebody, hopefully you, asked for a new password for your account at {site}.',
    comment: 'Reset e-mail; follows the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.reset.button',
    message: 'Choose a new password',
    comment: 'Button of the reset e-mail',
  },
  validity: /*i18n*/ {
    id: 'mail.reset.validity',
    message: 'The link is valid for {hours, plural, one {# hour} other {# hours}} and sets a password once.',
    comment: 'Under the button of the reset e-mail',
  },
  ignore: /*i18n*/ {
    id: 'mail.reset.ignore',
    message: 'If it was not you, you need not do anything: your password stays as it is.',
    comment: 'Last line of the reset e-mail',
  },
};
