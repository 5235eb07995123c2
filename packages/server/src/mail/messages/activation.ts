/** The mail that confirms the address. */
export const activationMessages = {
  subject: /*i18n*/ {
    id: 'mail.activation.subject',
    message: 'Confirm your e-mail for {site}',
    comment: 'Subject of the activation e-mail',
  },
  body: /*i18n*/ {
    id: 'mail.activation.body',
    message:
      'One click and you are all set. From then on others can find you, and everything you have already written is delivered.',
    comment: 'Activation e-mail; follows the greeting',
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
