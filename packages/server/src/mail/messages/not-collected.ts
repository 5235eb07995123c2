/** The mail that says that direct debits are left out. */
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
