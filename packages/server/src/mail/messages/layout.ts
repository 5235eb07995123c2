/** Texts that every mail has. */
export const layoutMessages = {
  greeting: /*i18n*/ {
    id: 'mail.layout.greeting',
    message: 'Hello {name},',
    comment: 'Begins every e-mail; the next paragraph follows it, in lower case where the language wants it',
  },
  reason: /*i18n*/ {
    id: 'mail.layout.reason',
    message: 'You receive this e-mail because this address was used to sign up at {site}.',
    comment: 'Foot of every e-mail',
  },
  link: /*i18n*/ {
    id: 'mail.layout.link',
    message: 'If the button does not work, open this address in your browser:',
    comment: 'Above the plain link of an e-mail',
  },
  unsubscribe: /*i18n*/ {
    id: 'mail.layout.unsubscribe',
    message: 'No more e-mails of this kind',
    comment: 'Link at the foot of an e-mail that one can switch off',
  },
  settings: /*i18n*/ {
    id: 'mail.layout.settings',
    message: 'All notification settings',
    comment: 'Link at the foot of an e-mail, beside the one before',
  },
  help: /*i18n*/ {
    id: 'mail.layout.help',
    message: 'Questions? Write to us:',
    comment: 'Foot of every e-mail, before the address of the support',
  },
  register: /*i18n*/ {
    id: 'mail.layout.register',
    message: 'Register no. {number}',
    comment: 'Foot of every e-mail: the company’s number in the trade register',
  },
  vat: /*i18n*/ {
    id: 'mail.layout.vat',
    message: 'VAT no. {numbers}',
    comment: 'Foot of every e-mail: the company’s VAT numbers',
  },
};
