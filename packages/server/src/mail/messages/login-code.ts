/** The mail with the code for a log-in from a browser that is not known. */
export const loginCodeMessages = {
  subject: /*i18n*/ {
    id: 'mail.loginCode.subject',
    message: 'Your code to log in',
    comment: 'Subject of the e-mail with six digits, for a log-in from a new browser',
  },
  body: /*i18n*/ {
    id: 'mail.loginCode.body',
    message:
      'Somebody, hopefully you, is logging in to {site} with your password, in a browser we do not know yet. This code lets them in:',
    comment: 'That e-mail; follows the greeting, the code follows',
  },
  browser: /*i18n*/ {
    id: 'mail.loginCode.browser',
    message: 'Browser',
    comment: 'That e-mail, name of a fact: which browser on which system',
  },
  unknown: /*i18n*/ {
    id: 'mail.loginCode.unknown',
    message: 'It does not say',
    comment: 'That e-mail, instead of the name of a browser that does not tell it',
  },
  time: /*i18n*/ { id: 'mail.loginCode.time', message: 'Time', comment: 'That e-mail, name of a fact' },
  validity: /*i18n*/ {
    id: 'mail.loginCode.validity',
    message:
      'The code is good for {minutes, plural, one {# minute} other {# minutes}}, once, and only where the log-in began. Give it to nobody: we never ask for it.',
    comment: 'That e-mail, last line',
  },
  notYou: /*i18n*/ {
    id: 'mail.loginCode.notYou',
    message: 'Was it not you? Then somebody knows your password: choose a new one now.',
    comment: 'That e-mail, below the button “It was not me”',
  },
};
