import { msg, plural, select } from '@lingui/core/macro';

/** Texts of the pages of payments and wallet. */
export const walletMessages = {
  title: msg({
    id: 'app.Wallet.title',
    message: 'Payments and wallet',
    comment: 'Title of the page, and name of its two parts',
  }),
  headline: msg({
    id: 'app.Wallet.headline',
    message: 'Every credit, <em>every cent</em>',
    comment: 'Headline of the page of payments and wallet; the word inside <em> is set in italics',
  }),
  payments: msg({ id: 'app.Wallet.payments', message: 'Payments', comment: 'Part of the page' }),
  wallet: msg({
    id: 'app.Wallet.wallet',
    message: 'Wallet',
    comment: 'Part of the page: the balance of credits',
  }),
  newer: msg({ id: 'app.Wallet.newer', message: 'Newer', comment: 'Link to newer payments' }),
  older: msg({
    id: 'app.Wallet.older',
    message: 'Older',
    comment: 'Link to older payments, button for older movements of the wallet',
  }),
  again: msg({
    id: 'app.Wallet.again',
    message: 'Order again',
    comment: 'Link to, and title of, the page with former purchases',
  }),
  credits: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.credits',
      message: plural(credits, { one: '# credit', other: '# credits' }),
      comment: 'A number of credits',
    }),
  held: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.held',
      message: `${plural(credits, { one: '# more is', other: '# more are' })} reserved for messages that go out once you confirm your e-mail address.`,
      comment: 'Below the balance; credits that are reserved for messages that wait',
    }),
  owed: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.owed',
      message: `${plural(credits, { one: '# credit is', other: '# credits are' })} owed: spent before the payment was taken back. What comes in next settles it.`,
      comment: 'Below the balance',
    }),
  buy: msg({ id: 'app.Wallet.buy', message: 'Buy credits', comment: 'Link to the packages' }),
  movements: msg({
    id: 'app.Wallet.movements',
    message: 'Movements',
    comment: 'Heading of the list of all movements of credits',
  }),
  none: msg({
    id: 'app.Wallet.none',
    message: 'Nothing has come or gone yet.',
    comment: 'Instead of the list of movements',
  }),
  after: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.after',
      message: `then ${credits}`,
      comment: 'Below a movement: the balance after it, a number',
    }),
  owing: msg({
    id: 'app.Wallet.owing',
    message: 'owed',
    comment: 'Below a movement “−8 credits”: they were spent before they were taken back',
  }),
  paidBack: msg({
    id: 'app.Wallet.paidBack',
    message: 'Paid back',
    comment:
      'Mark on a message in the list of movements and on a payment in the list of payments, and row of a receipt with the amount that went back',
  }),
  withdrawn: msg({
    id: 'app.Wallet.withdrawn',
    message: 'Withdrawn',
    comment: 'Mark on a payment in the list: the member withdrew from the contract',
  }),
  chargedBack: msg({
    id: 'app.Wallet.chargedBack',
    message: 'Charged back',
    comment: 'Mark on a payment in the list: the bank took the money back',
  }),
};

/** Kinds of movements of the wallet. */
export const movementMessages = {
  signup: msg({ id: 'app.Wallet.signup', message: 'A welcome from us', comment: 'Credits given at sign-up' }),
  purchase: msg({ id: 'app.Wallet.purchase', message: 'Bought', comment: 'Credits that were bought' }),
  premium_month: msg({
    id: 'app.Wallet.premiumMonth',
    message: 'A month of premium',
    comment: 'Credits that a month of premium brought',
  }),
  message: msg({
    id: 'app.Wallet.message',
    message: 'Message, photo or gift',
    comment: 'Credits spent; the name of the person follows',
  }),
  hold: msg({
    id: 'app.Wallet.hold',
    message: 'Reserved for a message',
    comment: 'Credits reserved until the message can be sent; the name of the person follows',
  }),
  delivery: msg({
    id: 'app.Wallet.delivery',
    message: 'Reserved message delivered',
    comment: 'Reserved credits are spent now; the name of the person follows',
  }),
  release: msg({
    id: 'app.Wallet.release',
    message: 'Reserved credits free again',
    comment: 'The message that the credits were reserved for is not sent',
  }),
  refund: msg({
    id: 'app.Wallet.refund',
    message: 'Paid back: it can never be read',
    comment: 'Credits of a message whose recipient has left; the name of the person follows',
  }),
  withdrawal: msg({
    id: 'app.Wallet.withdrawal',
    message: 'Withdrawn from the contract',
    comment: 'Credits given back because the member withdrew from the contract',
  }),
  clawback: msg({
    id: 'app.Wallet.clawback',
    message: 'Payment taken back',
    comment: 'Credits taken because the payment was refunded or charged back',
  }),
  restored: msg({
    id: 'app.Wallet.restored',
    message: 'Given again',
    comment: 'Credits given again because the money came back to us',
  }),
  debt: msg({
    id: 'app.Wallet.debt',
    message: 'Owed credits settled',
    comment: 'Credits that paid off a debt',
  }),
};

/** Texts of the member’s own spending limits. */
export const limitMessages = {
  title: msg({
    id: 'app.Limits.title',
    message: 'My limits',
    comment: 'Heading: limits of the member’s own spending',
  }),
  lead: msg({
    id: 'app.Limits.lead',
    message:
      'Tighter limits apply at once, looser ones after 24 hours, so that nothing is undone in the heat of the moment.',
    comment: 'Below the heading',
  }),
  spent: ({ spent }: { spent: string }) =>
    msg({
      id: 'app.Limits.spent',
      message: `${spent} paid this month`,
      comment: 'Where there is no limit',
    }),
  left: ({ spent, left, limit }: { spent: string; left: string; limit: string }) =>
    msg({
      id: 'app.Limits.left',
      message: `${spent} paid this month, ${left} left of ${limit}`,
      comment: 'Where there is a monthly limit; three amounts of money',
    }),
  amount: ({ currency }: { currency: string }) =>
    msg({
      id: 'app.Limits.amount',
      message: `At most in a month (${currency})`,
      comment: 'Field for an amount; currency is a code such as EUR',
    }),
  amountWrong: ({ example }: { example: string }) =>
    msg({
      id: 'app.Limits.amountWrong',
      message: `An amount such as ${example}`,
      comment: 'What is wrong with the field; example is 50 or 49.90',
    }),
  save: msg({ id: 'app.Limits.save', message: 'Save', comment: 'Button beside the field' }),
  remove: msg({ id: 'app.Limits.remove', message: 'Remove the limit', comment: 'Button' }),
  next: ({ date, limit }: { date: string; limit: string }) =>
    msg({
      id: 'app.Limits.next',
      message: `From ${date}: ${limit} a month`,
      comment: 'A higher limit that waits; date and time, amount',
    }),
  nextNone: ({ date }: { date: string }) =>
    msg({
      id: 'app.Limits.nextNone',
      message: `From ${date}: no limit`,
      comment: 'The limit that applies from then on; date and time',
    }),
  keep: msg({
    id: 'app.Limits.keep',
    message: 'Keep it as it is',
    comment: 'Button: discards the change that waits',
  }),
  pause: msg({
    id: 'app.Limits.pause',
    message: 'Spend nothing until',
    comment: 'Field to choose a day: nothing can be bought or sent until then',
  }),
  pauseHint: msg({
    id: 'app.Limits.pauseHint',
    message: 'Nothing can be bought or sent until then. Reading stays free.',
    comment: 'Below the field',
  }),
  pauseStart: msg({ id: 'app.Limits.pauseStart', message: 'Pause', comment: 'Button beside the field' }),
  paused: ({ date }: { date: string }) =>
    msg({
      id: 'app.Limits.paused',
      message: `Spending is paused until ${date}.`,
      comment: 'While it is paused',
    }),
  pauseEnd: msg({ id: 'app.Limits.pauseEnd', message: 'End the pause', comment: 'Button' }),
  pauseEnds: ({ date }: { date: string }) =>
    msg({
      id: 'app.Limits.pauseEnds',
      message: `It ends on ${date}.`,
      comment: 'The pause was ended or made shorter, which takes a day; date and time',
    }),
  saved: msg({ id: 'app.Limits.saved', message: 'Saved', comment: 'After saving' }),
};

/** Texts of a receipt. */
export const receiptMessages = {
  title: msg({ id: 'app.Receipt.title', message: 'Your receipt', comment: 'Title of the page of a payment' }),
  number: msg({
    id: 'app.Receipt.number',
    message: 'Receipt',
    comment: 'Row of a payment: number of the receipt',
  }),
  discount: msg({
    id: 'app.Receipt.discount',
    message: 'Discount',
    comment: 'Row of a payment: discount and its code',
  }),
  vat: ({ percent }: { percent: string }) =>
    msg({
      id: 'app.Receipt.vat',
      message: `Of which VAT ${percent}`,
      comment: 'Row of a payment; percent comes with its sign',
    }),
  debitAtOnce: ({
    credits,
    state,
    price,
    date,
  }: {
    credits: number;
    state: string;
    price: string;
    date: string;
  }) =>
    msg({
      id: 'app.Receipt.debitAtOnce',
      message: `${plural(credits, { one: 'Your # credit is', other: 'Your # credits are' })} there already. ${select(state, { collecting: `Your bank was asked for ${price} on ${date}`, other: `${price} is collected from your account on ${date}` })}.`,
      comment:
        'A direct debit that is not paid yet, and what it is waiting for; the credits were given when it was ordered',
    }),
  debitLater: ({ state, price, date }: { state: string; price: string; date: string }) =>
    msg({
      id: 'app.Receipt.debitLater',
      message: `${select(state, { collecting: `Your bank was asked for ${price} on ${date}`, other: `${price} is collected from your account on ${date}` })}. The credits come when your bank has paid, in some days.`,
      comment: 'A direct debit that is not paid yet, and neither are the credits there',
    }),
  premiumUntil: msg({
    id: 'app.Receipt.premiumUntil',
    message: 'Premium until',
    comment: 'Row of a payment: a day follows',
  }),
  withdrawn: msg({
    id: 'app.Receipt.withdrawn',
    message: 'Withdrawn on',
    comment: 'Row of a payment: the day of the withdrawal',
  }),
};
