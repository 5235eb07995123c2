/** The mail that says that a direct debit is left out. */
export const notCollectedMessages = {
  subject: /*i18n*/ {
    id: 'mail.notCollected.subject',
    message: 'No direct debit of {amount} on {day}',
    comment: 'Subject: a collection that was due is left out',
  },
  body: /*i18n*/ {
    id: 'mail.notCollected.body',
    message:
      'Your own spending limits leave no room for this renewal, so we do not collect it. You owe nothing, and there are no credits for that time. Before the next collection we write to you, as always.',
    comment: 'A renewal is left out; follows the greeting',
  },
};
