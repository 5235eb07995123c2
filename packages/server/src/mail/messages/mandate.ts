/** The mails about a direct debit mandate. */
export const mandateMessages = {
  subject: /*i18n*/ {
    id: 'mail.mandate.subject',
    message: 'Your direct debit mandate',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.mandate.body',
    message:
      'This is the SEPA direct debit mandate you have given. Keep this e-mail; you need not do anything.',
    comment: 'Copy of the mandate; follows the greeting',
  },
  revoke: /*i18n*/ {
    id: 'mail.mandate.revoke',
    message: 'You can revoke it at any time, without giving a reason.',
    comment: 'Below the mandate',
  },
  button: /*i18n*/ {
    id: 'mail.mandate.button',
    message: 'Manage direct debits',
    comment: 'Button: opens the mandates',
  },
  revokedSubject: /*i18n*/ {
    id: 'mail.mandate.revokedSubject',
    message: 'Your direct debit mandate is revoked',
    comment: 'Subject',
  },
  revokedBody: /*i18n*/ {
    id: 'mail.mandate.revokedBody',
    message: 'Nothing more is collected from your account with this mandate.',
    comment: 'Follows the greeting',
  },
};
