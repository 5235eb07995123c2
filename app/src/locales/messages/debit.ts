import { msg, plural } from '@lingui/core/macro';

/** Texts of the page of direct debit. */
export const debitMessages = {
  title: msg({
    id: 'app.Debit.title',
    message: 'Direct debit',
    comment: 'Title of the page with the form and the mandates',
  }),
  unavailable: msg({
    id: 'app.Debit.unavailable',
    message: 'Direct debit is not offered in the country you pay in.',
    comment: 'Instead of the form',
  }),
  collected: msg({ id: 'app.Debit.collected', message: 'Collected on', comment: 'Row: a day follows' }),
  renews: ({ price, months }: { price: string; months: number }) =>
    msg({
      id: 'app.Debit.renews',
      message: `${price} each month after ${plural(months, { one: '# month', other: '# months' })}, until you cancel`,
      comment: 'Value of the row “Renewal” above the button that orders',
    }),
  whenPaid: msg({
    id: 'app.Debit.whenPaid',
    message: 'when the bank has paid, in some days',
    comment: 'Value of the row “Credits”: when they are given',
  }),
  atOnce: msg({
    id: 'app.Debit.atOnce',
    message: 'at once',
    comment: 'Value of the row “Credits”: when they are given',
  }),
  mandates: msg({
    id: 'app.Debit.mandates',
    message: 'My mandates',
    comment: 'Heading of the list of mandates: permissions to collect from the bank account',
  }),
  none: msg({
    id: 'app.Debit.none',
    message: 'You have given none. It begins with an order, which you pay by direct debit.',
    comment: 'Below the heading “My mandates”',
  }),
  account: msg({ id: 'app.Debit.account', message: 'Account', comment: 'Row of a mandate' }),
  signed: msg({ id: 'app.Debit.signed', message: 'Signed on', comment: 'Row of a mandate: a day follows' }),
  revokedOn: msg({
    id: 'app.Debit.revokedOn',
    message: 'Revoked on',
    comment: 'Row of a mandate: a day follows',
  }),
  renewal: msg({ id: 'app.Debit.renewal', message: 'Renewal', comment: 'Row of a mandate' }),
  renewalEach: ({ price }: { price: string }) =>
    msg({
      id: 'app.Debit.renewalEach',
      message: `${price} each month`,
      comment: 'What is collected for premium that renews',
    }),
  renewalNext: ({ price, date }: { price: string; date: string }) =>
    msg({
      id: 'app.Debit.renewalNext',
      message: `${price} each month, next on ${date}`,
      comment: 'Value of the row “Renewal” of a mandate',
    }),
  ended: msg({ id: 'app.Debit.ended', message: 'Ended', comment: 'Value of the row “Renewal” of a mandate' }),
  revoke: msg({ id: 'app.Debit.revoke', message: 'Revoke the mandate', comment: 'Button' }),
  revokeAsk: msg({
    id: 'app.Debit.revokeAsk',
    message:
      'Nothing more is collected then, and what renews ends. What the bank was asked for already still comes.',
    comment: 'Asked before a mandate is revoked',
  }),
  keep: msg({ id: 'app.Debit.keep', message: 'Keep it', comment: 'Button: does not revoke' }),
};

/** States of a collection. */
export const collectionMessages = {
  announced: msg({ id: 'app.Debit.announced', message: 'Announced', comment: 'State of a collection' }),
  collecting: msg({ id: 'app.Debit.collecting', message: 'On its way', comment: 'State of a collection' }),
  paid: msg({ id: 'app.Debit.paid', message: 'Paid', comment: 'State of a collection' }),
  failed: msg({
    id: 'app.Debit.failed',
    message: 'Refused by the bank',
    comment: 'State of a collection',
  }),
  charged_back: msg({
    id: 'app.Debit.chargedBack',
    message: 'Taken back',
    comment: 'State of a collection: the holder of the account got the money back from the bank',
  }),
  cancelled: msg({ id: 'app.Debit.cancelled', message: 'Cancelled', comment: 'State of a collection' }),
};
