/** The mail with the way back after the account was deleted. */
export const deletionMessages = {
  subject: /*i18n*/ {
    id: 'mail.deletion.subject',
    message: 'Your account has been deleted',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.deletion.body',
    message: 'As you wished, your profile at {site} is gone for everybody as of now.',
    comment: 'Follows the greeting',
  },
  until: /*i18n*/ {
    id: 'mail.deletion.until',
    message:
      'Until {until} you can come back and find everything as it was. After that it is erased for good; you need not do anything for it.',
    comment: 'Above the button',
  },
  button: /*i18n*/ {
    id: 'mail.deletion.button',
    message: 'Bring my account back',
    comment: 'Button: takes the deletion back',
  },
};
