// Plain descriptors: the server runs from source, where no macro works. The comment marks them for extraction.

/** Words of every mail. */
export const layoutMessages = {
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
};

/** The mail that confirms the address. */
export const activationMessages = {
  subject: /*i18n*/ {
    id: 'mail.activation.subject',
    message: 'Confirm your e-mail for {site}',
    comment: 'Subject of the activation e-mail',
  },
  greeting: /*i18n*/ {
    id: 'mail.activation.greeting',
    message: 'Hello {name},',
    comment: 'Begins the activation e-mail',
  },
  body: /*i18n*/ {
    id: 'mail.activation.body',
    message:
      'one click and you are all set. From then on others can find you, and everything you have already written is delivered.',
    comment:
      'Activation e-mail; follows the greeting, so it begins in lower case where the language wants it',
  },
  button: /*i18n*/ {
    id: 'mail.activation.button',
    message: 'Confirm e-mail',
    comment: 'Button of the activation e-mail',
  },
  validity: /*i18n*/ {
    id: 'mail.activation.validity',
    message: 'The link is valid for {days, plural, one {# day} other {# days}}.',
    comment: 'Under the button of the activation e-mail',
  },
  ignore: /*i18n*/ {
    id: 'mail.activation.ignore',
    message:
      'If you did not sign up, you need not do anything: without this click nobody is found or written to.',
    comment: 'Last line of the activation e-mail',
  },
};
