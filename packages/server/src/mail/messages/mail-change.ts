/** The mails about a new address: to the new one and to the old one. */
export const mailChangeMessages = {
  subject: /*i18n*/ {
    id: 'mail.mailChange.subject',
    message: 'Confirm your new e-mail address',
    comment: 'Subject of the e-mail to the new address',
  },
  body: /*i18n*/ {
    id: 'mail.mailChange.body',
    message:
      'This is to be your address at {site}. Once you confirm it, everything we write to you comes here.',
    comment: 'E-mail to the new address; follows the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.mailChange.button',
    message: 'Confirm address',
    comment: 'Button of the e-mail to the new address',
  },
  validity: /*i18n*/ {
    id: 'mail.mailChange.validity',
    message:
      'The link is valid for {hours, plural, one {# hour} other {# hours}}. Until you confirm, the old address stays in use.',
    comment: 'Under that button',
  },
  ignore: /*i18n*/ {
    id: 'mail.mailChange.ignore',
    message: 'If you did not ask for this, you need not do anything.',
    comment: 'Last line of the e-mail to the new address',
  },
  changedSubject: /*i18n*/ {
    id: 'mail.mailChange.changedSubject',
    message: 'Your e-mail address has been changed',
    comment: 'Subject of the e-mail to the old address',
  },
  changedBody: /*i18n*/ {
    id: 'mail.mailChange.changedBody',
    message: 'Your account at {site} now uses {address}. If that was you, all is well.',
    comment: 'E-mail to the old address; follows the greeting; {address} is partly hidden',
  },
  undo: /*i18n*/ {
    id: 'mail.mailChange.undo',
    message:
      'If it was not you, take the change back. The link is valid for {hours, plural, one {# hour} other {# hours}}.',
    comment: 'E-mail to the old address, above the button',
  },
  undoButton: /*i18n*/ {
    id: 'mail.mailChange.undoButton',
    message: 'Undo the change',
    comment: 'Button of the e-mail to the old address',
  },
};
