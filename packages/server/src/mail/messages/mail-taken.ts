/** The mail to an address that somebody wanted for another account. */
export const mailTakenMessages = {
  subject: /*i18n*/ {
    id: 'mail.mailTaken.subject',
    message: 'This address has an account already',
    comment: 'Subject of the e-mail to an address that somebody tried to use for another account',
  },
  body: /*i18n*/ {
    id: 'mail.mailTaken.body',
    message:
      'Somebody with another account at {site} wanted to use this address for it. It belongs to your account, so nothing has changed.',
    comment: 'That e-mail; follows the greeting',
  },
  you: /*i18n*/ {
    id: 'mail.mailTaken.you',
    message:
      'If that was you: log in with this address. To use it for the other account, give this one another address first, or delete it.',
    comment: 'That e-mail, above the button',
  },
  button: /*i18n*/ {
    id: 'mail.mailTaken.button',
    message: 'Log in',
    comment: 'Button of that e-mail',
  },
  notYou: /*i18n*/ {
    id: 'mail.mailTaken.notYou',
    message: 'If it was not you, you need not do anything. Nobody was told that you have an account.',
    comment: 'That e-mail, last line',
  },
};
