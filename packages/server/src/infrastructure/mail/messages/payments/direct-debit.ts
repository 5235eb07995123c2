/** The mails about a direct debit mandate. */
export const mandateMessages = {
  subject: /*i18n*/ {
    id: 'mail.mandate.subject',
    message: 'Your direct debit mandate',
    comment: 'Subject of the e-mail with a copy of the direct debit mandate',
  },
  confirms: /*i18n*/ {
    id: 'mail.mandate.confirms',
    message:
      'With this e-mail we also confirm your order: what you bought, the right of withdrawal and the terms are below.',
    comment: 'E-mail after an order by direct debit: below “This is the SEPA direct debit mandate …”',
  },
  body: /*i18n*/ {
    id: 'mail.mandate.body',
    message:
      'This is the SEPA direct debit mandate you have given. Keep this e-mail; you don’t have to do anything.',
    comment: 'E-mail with a copy of the direct debit mandate: text after the greeting',
  },
  revoke: /*i18n*/ {
    id: 'mail.mandate.revoke',
    message: 'You can revoke the mandate at any time, without giving a reason.',
    comment: 'E-mail with a copy of the direct debit mandate: text below the mandate',
  },
  button: /*i18n*/ {
    id: 'mail.mandate.button',
    message: 'Manage direct debits',
    comment: 'Button of e-mails about a direct debit mandate: opens the page with the mandates',
  },
  revokedSubject: /*i18n*/ {
    id: 'mail.mandate.revokedSubject',
    message: 'Your direct debit mandate has been revoked',
    comment: 'Subject of the e-mail after a direct debit mandate was revoked',
  },
  revokedBody: /*i18n*/ {
    id: 'mail.mandate.revokedBody',
    message: 'Nothing more will be collected from your account with this mandate.',
    comment: 'E-mail after a direct debit mandate was revoked: text after the greeting',
  },
  revokedComing: /*i18n*/ {
    id: 'mail.mandate.revokedComing',
    message:
      'We had already asked your bank for the amount below when you revoked the mandate: it will still be collected. After that nothing more is collected with it.',
    comment:
      'E-mail after a direct debit mandate was revoked, when an earlier collection still takes place: text after the greeting; the rows below have one or several amounts with their days',
  },
  revokedCancelled: /*i18n*/ {
    id: 'mail.mandate.revokedCancelled',
    message:
      'The amount announced will not be collected, and credits that you already got for it are taken back.',
    comment:
      'E-mail after a direct debit mandate was revoked: text below the list of facts, when an announced collection does not take place',
  },
  revokedOwed: /*i18n*/ {
    id: 'mail.mandate.revokedOwed',
    message:
      '{credits, plural, one {# of them was spent already and is owed} other {# of them were spent already and are owed}}: your next credits cover what you owe.',
    comment:
      'E-mail after a direct debit mandate was revoked: follows “What was announced is not collected, …”; {credits}: credits of that collection that were spent already',
  },
  revokedPremium: /*i18n*/ {
    id: 'mail.mandate.revokedPremium',
    message: 'Premium no longer renews. The months you pay for stay yours until {day}.',
    comment:
      'E-mail after a direct debit mandate was revoked: text below the list of facts; {day}: the end of the paid months',
  },
  revokedUnpaid: /*i18n*/ {
    id: 'mail.mandate.revokedUnpaid',
    message: 'The Premium months you ordered with this mandate will not start.',
    comment:
      'E-mail after a direct debit mandate was revoked: text below the list of facts, when the first payment of premium is not collected',
  },
} as const;

/** The mail that announces a direct debit. */
export const preNotificationMessages = {
  subject: /*i18n*/ {
    id: 'mail.preNotification.subject',
    message: 'Direct debit of {amount} on {day}',
    comment:
      'Subject of the e-mail that announces a direct debit; {amount}: an amount of money, {day}: the day of the collection',
  },
  body: /*i18n*/ {
    id: 'mail.preNotification.body',
    message:
      'As agreed, we’ll collect this amount by SEPA direct debit. Please make sure there is enough money in your account that day.',
    comment: 'E-mail that announces a direct debit: text after the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.preNotification.button',
    message: 'Manage direct debits',
    comment:
      'Button of e-mails that announce a direct debit or say that it is not collected: opens the page with the mandates',
  },
} as const;

/** The mail about renewals of premium that are not collected. */
export const notCollectedMessages = {
  subject: /*i18n*/ {
    id: 'mail.notCollected.subject',
    message:
      '{count, plural, one {No direct debit of {amount} on {day}} other {No direct debits of {amount} from {day} to {last}}}',
    comment:
      'Subject of the e-mail about renewals of premium that are not collected because of the member’s spending limits; {count}: how many, {amount}: the amount of each, {day} and {last}: the first and the last day',
  },
  body: /*i18n*/ {
    id: 'mail.notCollected.body',
    message:
      '{count, plural, one {Your own spending limits leave no room for this renewal, so we do not collect it.} other {Your own spending limits left no room for these renewals, so we do not collect them.}} You owe nothing, and there are no credits for that time. We’ll write to you before the next collection, as always.',
    comment:
      'E-mail about renewals of premium that are not collected: text after the greeting; {count}: how many',
  },
} as const;
