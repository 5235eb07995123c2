/** The confirmation of a contract, in the e-mails after an order. */
export const contractMessages = {
  withdrawal: /*i18n*/ {
    id: 'mail.contract.withdrawal',
    message:
      'You can withdraw from this purchase within {days, plural, one {# day} other {# days}} without giving a reason; unused credits are refunded.',
    comment: 'E-mail after an order: right of withdrawal; {days}: the period for a withdrawal',
  },
  begun: /*i18n*/ {
    id: 'mail.contract.begun',
    message:
      'On {moment} you asked us to make the credits available before the withdrawal period ends. You confirmed that you know: a withdrawal refunds only unused credits, and is no longer possible once all of them are used.',
    comment: 'E-mail after an order: confirms what the buyer ticked before ordering; {moment}: date and time',
  },
  wholePrice: /*i18n*/ {
    id: 'mail.contract.wholePrice',
    message:
      'You can withdraw from this purchase within {days, plural, one {# day} other {# days}} without giving a reason, and we then refund the whole price. You can use what you bought after that period: your wallet shows from when, and whether you can ask for it at once.',
    comment: 'E-mail after an order that does not begin early; {days}: the period for a withdrawal',
  },
  formTitle: /*i18n*/ {
    id: 'mail.contract.formTitle',
    message: 'Model withdrawal form',
    comment:
      'E-mail after an order: heading of the form. Use the wording of Annex I (B) of Directive 2011/83/EU in each language, also in the lines below',
  },
  formNote: /*i18n*/ {
    id: 'mail.contract.formNote',
    message:
      'Complete and return this form only if you wish to withdraw from the contract. Or withdraw online in two clicks: {link}',
    comment: 'Model withdrawal form, first line; {link}: address of the page for a withdrawal',
  },
  formTo: /*i18n*/ {
    id: 'mail.contract.formTo',
    message: 'To {company}, {address}, {email}:',
    comment: 'Model withdrawal form; {company}, {address} and {email}: those of the seller',
  },
  formNotice: /*i18n*/ {
    id: 'mail.contract.formNotice',
    message:
      'I hereby give notice that I withdraw from my contract for the provision of the following service: {purchase} ({reference}), ordered on {date}.',
    comment:
      'Model withdrawal form; {purchase}: what was bought, {reference}: number of the payment, {date}: a day',
  },
  formName: /*i18n*/ {
    id: 'mail.contract.formName',
    message: 'Name of the consumer:',
    comment: 'Model withdrawal form: a line to be filled in',
  },
  formAddress: /*i18n*/ {
    id: 'mail.contract.formAddress',
    message: 'Address of the consumer:',
    comment: 'Model withdrawal form: a line to be filled in',
  },
  formSignature: /*i18n*/ {
    id: 'mail.contract.formSignature',
    message: 'Signature of the consumer (only if this form is notified on paper):',
    comment: 'Model withdrawal form: a line to be filled in',
  },
  formDate: /*i18n*/ {
    id: 'mail.contract.formDate',
    message: 'Day of the withdrawal:',
    comment: 'Model withdrawal form: a line to be filled in (the date)',
  },
} as const;
