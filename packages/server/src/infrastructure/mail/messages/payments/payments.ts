/** The receipt of a purchase. */
export const receiptMessages = {
  subject: /*i18n*/ {
    id: 'mail.receipt.subject',
    message: 'Your receipt from {site}',
    comment: 'Subject of the e-mail with the receipt of a purchase; {site}: name of the site',
  },
  body: /*i18n*/ {
    id: 'mail.receipt.body',
    message: 'Thank you. Your purchase is complete, and this is your receipt.',
    comment: 'E-mail with the receipt of a purchase: text after the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.receipt.button',
    message: 'See the payment',
    comment: 'Button of the e-mail with the receipt of a purchase: opens the payment on the site',
  },
} as const;

/** The mail that confirms the request to begin before the withdrawal period ends. */
export const beginMessages = {
  subject: /*i18n*/ {
    id: 'mail.begin.subject',
    message: 'You can use your purchase at once',
    comment:
      'Subject of the e-mail that confirms the request to use a purchase before the withdrawal period ends',
  },
  body: /*i18n*/ {
    id: 'mail.begin.body',
    message:
      'You asked us not to wait until the withdrawal period is over. This e-mail confirms your request. Please keep it.',
    comment:
      'E-mail that confirms the request to use a purchase before the withdrawal period ends: text after the greeting',
  },
} as const;

/** The mail about a refund by the support. */
export const refundMessages = {
  subject: /*i18n*/ {
    id: 'mail.refund.subject',
    message: 'We’re refunding you {amount}',
    comment: 'Subject of the e-mail about a refund by the support; {amount}: an amount of money',
  },
  body: /*i18n*/ {
    id: 'mail.refund.body',
    message: 'The money goes back the way you paid. With some banks this takes a few days.',
    comment: 'E-mail about a refund by the support: text after the greeting',
  },
  support: /*i18n*/ {
    id: 'mail.refund.support',
    message: 'Refunded by our support team',
    comment: 'E-mail about a refund by the support: value of the row “Reason”',
  },
  noRenewal: /*i18n*/ {
    id: 'mail.refund.noRenewal',
    message: 'Premium no longer renews.',
    comment:
      'E-mail about a refund by the support: last line, when all that was paid for premium by direct debit is paid back',
  },
  button: /*i18n*/ {
    id: 'mail.refund.button',
    message: 'See the payment',
    comment: 'Button of the e-mail about a refund: opens the payment on the site',
  },
} as const;

/** The mail about what is repaid because we closed an account. */
export const closedAccountMessages = {
  subject: /*i18n*/ {
    id: 'mail.closedAccount.subject',
    message: 'We’re refunding your unused credits',
    comment: 'Subject of the e-mail about the money that is paid back after we blocked an account',
  },
  body: /*i18n*/ {
    id: 'mail.closedAccount.body',
    message: 'Your account on {site} is closed. What you paid for and haven’t used goes back to you.',
    comment:
      'E-mail about the money that is paid back after we blocked an account: text after the greeting; {site}: name of the site',
  },
  byHand: /*i18n*/ {
    id: 'mail.closedAccount.byHand',
    message: 'If that way no longer works, write to {email}: we’ll find another way to refund you.',
    comment:
      'E-mail about the money that is paid back after we blocked an account: after the sentence that it goes back the way it was paid; {email}: address of the support',
  },
  appeal: /*i18n*/ {
    id: 'mail.closedAccount.appeal',
    message: 'This doesn’t affect your right to appeal. If your account is opened again, the refund stays.',
    comment: 'E-mail about the money that is paid back after we blocked an account: last line',
  },
} as const;

/** The mail that confirms a withdrawal from a contract. */
export const withdrawalMessages = {
  subject: /*i18n*/ {
    id: 'mail.withdrawal.subject',
    message: 'We have received your withdrawal',
    comment: 'Subject of the e-mail that confirms a withdrawal from a contract',
  },
  body: /*i18n*/ {
    id: 'mail.withdrawal.body',
    message: 'This e-mail confirms that your withdrawal has reached us. Keep it.',
    comment: 'E-mail that confirms a withdrawal from a contract: text after the greeting',
  },
  repay: /*i18n*/ {
    id: 'mail.withdrawal.repay',
    message:
      'We refund the amount the way you paid, at the latest {days, plural, one {# day} other {# days}} after we received the withdrawal.',
    comment:
      'E-mail that confirms a withdrawal from a contract: last line; {days}: the longest time until the money is paid back',
  },
  repayLater: /*i18n*/ {
    id: 'mail.withdrawal.repayLater',
    message: 'We’ve already asked your bank for the amount. We’ll refund it as soon as the bank has paid.',
    comment:
      'E-mail that confirms a withdrawal from a contract: last line, when the direct debit was sent to the bank and is not paid yet',
  },
  nothing: /*i18n*/ {
    id: 'mail.withdrawal.nothing',
    message: 'Nothing is collected from your account for this purchase.',
    comment:
      'E-mail that confirms a withdrawal from a contract: last line, when the direct debit was announced and is not collected',
  },
  less: /*i18n*/ {
    id: 'mail.withdrawal.less',
    message: 'You’ve used some of the credits: only {amount} is collected from your account for them.',
    comment:
      'E-mail that confirms a withdrawal from a contract: last line, when the direct debit was announced and less is collected; {amount}: an amount of money',
  },
} as const;

/** The mail that confirms the cancellation of premium that renews. */
export const cancellationMessages = {
  subject: /*i18n*/ {
    id: 'mail.cancellation.subject',
    message: 'We have received your cancellation',
    comment: 'Subject of the e-mail that confirms the cancellation of premium that renews',
  },
  body: /*i18n*/ {
    id: 'mail.cancellation.body',
    message: 'This e-mail confirms that your cancellation has reached us. Keep it.',
    comment: 'E-mail that confirms the cancellation of premium that renews: text after the greeting',
  },
  until: /*i18n*/ {
    id: 'mail.cancellation.until',
    message: 'Until then everything stays as it is. After that nothing more is collected.',
    comment: 'E-mail that confirms the cancellation of premium that renews: last line',
  },
  untilPaid: /*i18n*/ {
    id: 'mail.cancellation.untilPaid',
    message:
      'The first amount is collected as you ordered it, and your months start once your bank has paid. After that nothing more is collected.',
    comment:
      'E-mail that confirms the cancellation of premium that renews: last line, when the first direct debit is not paid yet',
  },
  ordinary: /*i18n*/ {
    id: 'mail.cancellation.ordinary',
    message: 'Without giving a reason',
    comment:
      'Confirmation of a cancellation, e-mail and file: value of the row “Cancellation”, for one without a reason',
  },
  for_cause: /*i18n*/ {
    id: 'mail.cancellation.forCause',
    message: 'For a serious reason',
    comment:
      'Confirmation of a cancellation, e-mail and file: value of the row “Cancellation”, for one with a serious reason (German law: außerordentlich, aus wichtigem Grund)',
  },
  soonest: /*i18n*/ {
    id: 'mail.cancellation.soonest',
    message: 'As soon as possible',
    comment:
      'Confirmation of a cancellation, e-mail and file: value of the row “Requested end date”, when no day was named',
  },
  byPerson: /*i18n*/ {
    id: 'mail.cancellation.byPerson',
    message:
      'Nothing is collected for the time after that. A person on our team reads your reason, decides what we refund of what you’ve paid ahead, and writes to you. Until then you keep your credits and the months you’ve paid for.',
    comment: 'Confirmation of a cancellation for cause, e-mail and file: what happens with the money',
  },
  fileTitle: /*i18n*/ {
    id: 'mail.cancellation.fileTitle',
    message: 'Confirmation of your cancellation',
    comment: 'Headline of the file that confirms a cancellation',
  },
  fileBody: /*i18n*/ {
    id: 'mail.cancellation.fileBody',
    message: 'Declared on {site} with the button “Cancel now”, and received at the time above.',
    comment:
      'File that confirms a cancellation: below the list of facts; {site}: name of the site. “Cancel now” is the text of the second button of the page (app.Cancellation.confirm)',
  },
  fileReason: /*i18n*/ {
    id: 'mail.cancellation.fileReason',
    message: 'Reason given:',
    comment:
      'File that confirms a cancellation for cause: above the reason in the words of whoever cancelled',
  },
  orLater: /*i18n*/ {
    id: 'mail.cancellation.orLater',
    message: '{day} or later',
    comment:
      'E-mail that confirms the cancellation of premium that renews: value of the row “Ends on”, when the first direct debit is not paid yet; {day}: the earliest day',
  },
} as const;

/** The mail that acknowledges a withdrawal or cancellation that was declared without log-in. */
export const declarationMessages = {
  withdrawal: /*i18n*/ {
    id: 'mail.declaration.withdrawal',
    message: 'Somebody declared on {site}, without logging in, that you withdraw from this purchase.',
    comment:
      'E-mail that acknowledges a withdrawal from a contract declared without log-in: text after the greeting; {site}: name of the site',
  },
  cancellation: /*i18n*/ {
    id: 'mail.declaration.cancellation',
    message: 'Somebody declared on {site}, without logging in, that you cancel Premium.',
    comment:
      'E-mail that acknowledges a cancellation of premium declared without log-in: text after the greeting; {site}: name of the site',
  },
  confirmFirst: /*i18n*/ {
    id: 'mail.declaration.confirmFirst',
    message:
      'Was it you? Please confirm your declaration. The time below is the one that counts, even if you confirm later. Until then nothing changes. If you don’t confirm, a person on our team handles your declaration.',
    comment:
      'E-mail that acknowledges a withdrawal or a cancellation declared without log-in: second paragraph',
  },
  confirmWithdrawal: /*i18n*/ {
    id: 'mail.declaration.confirmWithdrawal',
    message: 'Confirm withdrawal',
    comment:
      'Button of the e-mail that acknowledges a withdrawal declared without log-in: opens the page that confirms it',
  },
  confirmCancellation: /*i18n*/ {
    id: 'mail.declaration.confirmCancellation',
    message: 'Confirm cancellation',
    comment:
      'Button of the e-mail that acknowledges a cancellation declared without log-in: opens the page that confirms it',
  },
  notMe: /*i18n*/ {
    id: 'mail.declaration.notMe',
    message: 'Wasn’t that you? Stop the declaration here: {link}',
    comment:
      'E-mails about a withdrawal or a cancellation declared without log-in: last line; {link}: address of the page that stops it or takes it back',
  },
  toSupport: /*i18n*/ {
    id: 'mail.declaration.toSupport',
    message:
      'A person on our team looks for the contract and writes to you. The time below is the one that counts.',
    comment:
      'E-mail that acknowledges a withdrawal or a cancellation whose contract was not found at once: second paragraph; the time of receipt follows',
  },
  follow: /*i18n*/ {
    id: 'mail.declaration.follow',
    message: 'See where it stands',
    comment:
      'Button of the e-mail that acknowledges a withdrawal or a cancellation which a person looks into: shows its state',
  },
} as const;
