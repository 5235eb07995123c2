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
  revokedComing: /*i18n*/ {
    id: 'mail.mandate.revokedComing',
    message:
      'Your bank was asked for the amount below before you revoked the mandate: it still comes. After that nothing more is collected with it.',
    comment: 'Follows the greeting; the facts below name one or several amounts with their days',
  },
  revokedCancelled: /*i18n*/ {
    id: 'mail.mandate.revokedCancelled',
    message: 'What was announced is not collected, and credits that came with it are taken back.',
    comment: 'Below the facts',
  },
  revokedOwed: /*i18n*/ {
    id: 'mail.mandate.revokedOwed',
    message:
      '{credits, plural, one {# of them was spent already and is owed} other {# of them were spent already and are owed}}: what comes in next settles it.',
    comment: 'Below the facts; credits that came with a debit that is not collected',
  },
  revokedPremium: /*i18n*/ {
    id: 'mail.mandate.revokedPremium',
    message: 'Premium does not renew any more. The months you pay for stay, until {day}.',
    comment: 'Below the facts; a day',
  },
  revokedUnpaid: /*i18n*/ {
    id: 'mail.mandate.revokedUnpaid',
    message: 'The premium months you ordered with it do not begin.',
    comment: 'Below the facts; the first payment of premium is not collected',
  },
};

/** The mail that announces a direct debit. */
export const preNotificationMessages = {
  subject: /*i18n*/ {
    id: 'mail.preNotification.subject',
    message: 'Direct debit of {amount} on {day}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.preNotification.body',
    message:
      'As agreed, we collect this amount by SEPA direct debit. Please see to it that your account is covered on that day.',
    comment: 'Announcement; follows the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.preNotification.button',
    message: 'Manage direct debits',
    comment: 'Button: opens the mandates',
  },
};

/** The mail that says that direct debits are skipped. */
export const notCollectedMessages = {
  subject: /*i18n*/ {
    id: 'mail.notCollected.subject',
    message:
      '{count, plural, one {No direct debit of {amount} on {day}} other {No direct debits of {amount} from {day} to {last}}}',
    comment:
      'Subject: collections that were due are left out; of several, the first and the last day are named',
  },
  body: /*i18n*/ {
    id: 'mail.notCollected.body',
    message:
      '{count, plural, one {Your own spending limits leave no room for this renewal, so we do not collect it.} other {Your own spending limits left no room for these renewals, so we do not collect them.}} You owe nothing, and there are no credits for that time. Before the next collection we write to you, as always.',
    comment: 'Renewals are left out; follows the greeting',
  },
};
