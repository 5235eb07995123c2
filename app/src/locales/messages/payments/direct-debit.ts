import { msg, plural } from '@lingui/core/macro';

/** Texts of the page of direct debit. */
export const debitMessages = {
  lead: ({ limit }: { limit: string }) =>
    msg({
      id: 'app.Debit.lead',
      message: `Pay for a package from your bank account, up to ${limit} a month. Choose a package, then direct debit as the way to pay.`,
      comment:
        'Page of direct debit without an order: text above the link to the packages; {limit}: an amount, the most that can be paid in a month',
    }),
  used: ({ used }: { used: string }) =>
    msg({
      id: 'app.Debit.used',
      message: `Paid this month: ${used}.`,
      comment: 'Page of direct debit without an order: after the text about the limit; {used}: an amount',
    }),
  packages: msg({
    id: 'app.Debit.packages',
    message: 'See the packages',
    comment: 'Link on the page of direct debit to the packages',
  }),
  otherWays: msg({
    id: 'app.Debit.otherWays',
    message: 'Other ways to pay',
    comment: 'Link on the page of direct debit where it is not available: back to the order',
  }),
  unavailable: msg({
    id: 'app.Debit.unavailable',
    message: 'Direct debit isn’t available in the country you pay in.',
    comment: 'Page of direct debit: shown instead of the form',
  }),
  collected: msg({
    id: 'app.Debit.collected',
    message: 'Collected on',
    comment: 'Summary of an order by direct debit: name of a row; the day of the first collection follows',
  }),
  renews: ({ price, months }: { price: string; months: number }) =>
    msg({
      id: 'app.Debit.renews',
      message: `${price} a month after ${plural(months, { one: '# month', other: '# months' })}, until you cancel`,
      comment:
        'Summary of an order of premium by direct debit: value of the row “Renewal”; {price}: an amount, {months}: the months that are paid first',
    }),
  whenPaid: msg({
    id: 'app.Debit.whenPaid',
    message: 'once the bank has paid, in a few days',
    comment:
      'Summary of an order by direct debit: value of the row “Credits”, when they are given only after the bank has paid',
  }),
  atOnce: msg({
    id: 'app.Debit.atOnce',
    message: 'right away',
    comment:
      'Summary of an order by direct debit: value of the row “Credits”, when they are given with the order',
  }),
  mandates: msg({
    id: 'app.Debit.mandates',
    message: 'My mandates',
    comment:
      'Page of direct debit: heading above the member’s mandates, which allow us to collect from their bank account',
  }),
  none: msg({
    id: 'app.Debit.none',
    message: 'No mandates yet. You give one when you first pay by direct debit.',
    comment: 'Page of direct debit: shown below the heading “My mandates” when the member has none',
  }),
  account: msg({
    id: 'app.Debit.account',
    message: 'Account',
    comment: 'Mandate on the page of direct debit: name of a row; the end of the IBAN follows',
  }),
  signed: msg({
    id: 'app.Debit.signed',
    message: 'Signed on',
    comment: 'Mandate on the page of direct debit: name of a row; a day follows',
  }),
  revokedOn: msg({
    id: 'app.Debit.revokedOn',
    message: 'Revoked on',
    comment: 'Mandate on the page of direct debit: name of a row; a day follows',
  }),
  renewal: msg({
    id: 'app.Debit.renewal',
    message: 'Renewal',
    comment:
      'Mandate on the page of direct debit: name of the row about premium that renews; e.g. “€14.99 each month” or “Ended” follows',
  }),
  renewalEach: ({ price }: { price: string }) =>
    msg({
      id: 'app.Debit.renewalEach',
      message: `${price} a month`,
      comment:
        'Mandate: value of the row “Renewal” while the next day is not known; on the page of cancellation the price of premium that renews; {price}: an amount',
    }),
  renewalNext: ({ price, date }: { price: string; date: string }) =>
    msg({
      id: 'app.Debit.renewalNext',
      message: `${price} a month, next collected on ${date}`,
      comment:
        'Mandate on the page of direct debit: value of the row “Renewal”; {price}: an amount, {date}: the next day of collection',
    }),
  ended: msg({
    id: 'app.Debit.ended',
    message: 'Ended',
    comment: 'Mandate on the page of direct debit: value of the row “Renewal” when premium no longer renews',
  }),
  revoke: msg({
    id: 'app.Debit.revoke',
    message: 'Revoke the mandate',
    comment: 'Button below a mandate on the page of direct debit',
  }),
  revokeAsk: msg({
    id: 'app.Debit.revokeAsk',
    message:
      'Nothing more will be collected then, and renewals end. Amounts already requested from your bank will still be collected.',
    comment: 'Question before a mandate is revoked, between the buttons “Revoke the mandate” and “Keep it”',
  }),
  keep: msg({
    id: 'app.Debit.keep',
    message: 'Keep the mandate',
    comment: 'Button beside the question before a mandate is revoked: does not revoke it',
  }),
};

/** States of a collection by direct debit. */
export const collectionMessages = {
  announced: msg({
    id: 'app.Debit.announced',
    message: 'Announced',
    comment: 'State of a collection by direct debit: announced to the member, not yet sent to the bank',
  }),
  collecting: msg({
    id: 'app.Debit.collecting',
    message: 'In progress',
    comment: 'State of a collection by direct debit: sent to the bank, not yet paid',
  }),
  paid: msg({
    id: 'app.Debit.paid',
    message: 'Paid',
    comment: 'State of a collection by direct debit: paid',
  }),
  failed: msg({
    id: 'app.Debit.failed',
    message: 'Declined by the bank',
    comment: 'State of a collection by direct debit: the bank did not pay',
  }),
  charged_back: msg({
    id: 'app.Debit.chargedBack',
    message: 'Charged back',
    comment: 'State of a collection by direct debit: the account holder got the money back from the bank',
  }),
  cancelled: msg({
    id: 'app.Debit.cancelled',
    message: 'Cancelled',
    comment: 'State of a collection by direct debit: not collected',
  }),
};
