import { msg, plural, select } from '@lingui/core/macro';

/** Texts of the page with payments and wallet. */
export const walletMessages = {
  headline: msg({
    id: 'app.Wallet.headline',
    message: 'Payments and <em>wallet</em>',
    comment: 'Headline of the page with payments and wallet; text inside <em> is in italics',
  }),
  newer: msg({
    id: 'app.Wallet.newer',
    message: 'Newer',
    comment: 'Link below the list of payments: the page with newer payments',
  }),
  older: msg({
    id: 'app.Wallet.older',
    message: 'Older',
    comment:
      'Link below the list of payments to the page with older payments, and button below the movements of credits that loads older ones',
  }),
  again: msg({
    id: 'app.Wallet.again',
    message: 'Order again',
    comment: 'Page title of the page with former purchases that can be ordered again, and link to it',
  }),
  credits: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.credits',
      message: plural(credits, { one: '# credit', other: '# credits' }),
      comment: 'A number of credits: the balance, and the amount of a movement',
    }),
  waiting: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.waiting',
      message: `${plural(credits, { one: '# more credit', other: '# more credits' })}, not usable yet`,
      comment: 'Headline of a purchase in the wallet whose credits wait for the end of the withdrawal period',
    }),
  waitingUntil: ({ date }: { date: string }) =>
    msg({
      id: 'app.Wallet.waitingUntil',
      message: `You can use the credits from ${date}, when the withdrawal period is over, or now if you ask for it here.`,
      comment: 'Below “20 more credits, not usable yet”; {date}: a day',
    }),
  waitingFrom: ({ date }: { date: string }) =>
    msg({
      id: 'app.Wallet.waitingFrom',
      message: `You can use the credits from ${date}, when the withdrawal period is over.`,
      comment:
        'Below “20 more credits, not usable yet”, where one cannot ask for them earlier; {date}: a day',
    }),
  useNow: msg({
    id: 'app.Wallet.useNow',
    message: 'Use the credits now',
    comment: 'Button below the checkbox “I want to use the credits at once …” in the wallet',
  }),
  held: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.held',
      message: `${plural(credits, { one: '# more is', other: '# more are' })} reserved for messages that go out once you confirm your e-mail address.`,
      comment:
        'Wallet: text below the balance; {credits}: credits reserved for messages that wait for the confirmed e-mail address',
    }),
  owed: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.owed',
      message: `You owe ${plural(credits, { one: '# credit', other: '# credits' })}, spent before the payment was charged back. Your next credits cover what you owe.`,
      comment:
        'Wallet: text below the balance; {credits}: credits that were spent before their payment was taken back',
    }),
  buy: msg({ id: 'app.Wallet.buy', message: 'Buy credits', comment: 'Wallet: link to the packages' }),
  movements: msg({
    id: 'app.Wallet.movements',
    message: 'History',
    comment: 'Wallet: heading above the list of all movements of credits',
  }),
  none: msg({
    id: 'app.Wallet.none',
    message: 'No credits have been added or spent yet.',
    comment: 'Wallet: shown instead of the list of movements when there are none',
  }),
  after: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Wallet.after',
      message: `balance: ${credits}`,
      comment: 'Wallet: below a movement of credits; {credits}: the balance after it',
    }),
  owing: msg({
    id: 'app.Wallet.owing',
    message: 'owed',
    comment:
      'Wallet: below a movement of credits such as “−8 credits” that were spent before their payment was taken back',
  }),
  paidBack: msg({
    id: 'app.Wallet.paidBack',
    message: 'Refunded',
    comment:
      'Badge of a message in the list of movements of credits, badge of a payment in the list of payments, and name of the row of a receipt with the amount that was paid back',
  }),
  withdrawn: msg({
    id: 'app.Wallet.withdrawn',
    message: 'Withdrawn',
    comment: 'Badge of a payment in the list of payments: the member withdrew from the contract',
  }),
  chargedBack: msg({
    id: 'app.Wallet.chargedBack',
    message: 'Charged back',
    comment: 'Badge of a payment in the list of payments: the bank took the money back',
  }),
};

/** Kinds of movements of credits in the wallet. */
export const movementMessages = {
  signup: msg({
    id: 'app.Wallet.signup',
    message: 'Welcome credits',
    comment: 'Movement of credits in the wallet: credits given at sign-up',
  }),
  signup_again: msg({
    id: 'app.Wallet.signupAgain',
    message: 'Welcome credits of an earlier account',
    comment:
      'Movement of credits in the wallet: credits given at sign-up are taken back, since the same person had an account before',
  }),
  purchase: msg({
    id: 'app.Wallet.purchase',
    message: 'Bought',
    comment: 'Movement of credits in the wallet: credits that were bought',
  }),
  premium_month: msg({
    id: 'app.Wallet.premiumMonth',
    message: 'A month of Premium',
    comment: 'Movement of credits in the wallet: credits of a month of premium',
  }),
  message: msg({
    id: 'app.Wallet.message',
    message: 'Message, photo or gift',
    comment: 'Movement of credits in the wallet: credits spent; the name of the recipient follows',
  }),
  hold: msg({
    id: 'app.Wallet.hold',
    message: 'Reserved for a message',
    comment:
      'Movement of credits in the wallet: credits reserved until the message can be delivered; the name of the recipient follows',
  }),
  delivery: msg({
    id: 'app.Wallet.delivery',
    message: 'Reserved message delivered',
    comment:
      'Movement of credits in the wallet: reserved credits are spent now; the name of the recipient follows',
  }),
  release: msg({
    id: 'app.Wallet.release',
    message: 'Reserved credits released',
    comment:
      'Movement of credits in the wallet: the message that the credits were reserved for is not delivered',
  }),
  refund: msg({
    id: 'app.Wallet.refund',
    message: 'Refunded: the message can never be read',
    comment:
      'Movement of credits in the wallet: credits of a message whose recipient has left; the name of the recipient follows',
  }),
  withdrawal: msg({
    id: 'app.Wallet.withdrawal',
    message: 'Withdrawn from the contract',
    comment:
      'Movement of credits in the wallet: credits given back because the member withdrew from the contract',
  }),
  clawback: msg({
    id: 'app.Wallet.clawback',
    message: 'Payment charged back',
    comment:
      'Movement of credits in the wallet: credits taken because their payment was refunded or charged back',
  }),
  restored: msg({
    id: 'app.Wallet.restored',
    message: 'Credited again',
    comment: 'Movement of credits in the wallet: credits given again because the money came back to us',
  }),
  debt: msg({
    id: 'app.Wallet.debt',
    message: 'Credit debt settled',
    comment: 'Movement of credits in the wallet: credits that settled owed credits',
  }),
};

/** Texts of the member’s own spending limits. */
export const limitMessages = {
  title: msg({
    id: 'app.Limits.title',
    message: 'My limits',
    comment: 'Wallet: heading of the member’s own spending limits',
  }),
  lead: ({ hours }: { hours: number }) =>
    msg({
      id: 'app.Limits.lead',
      message: `Tighter limits apply at once, looser ones after ${plural(hours, { one: '# hour', other: '# hours' })}, so that you have time to think it over.`,
      comment: 'Wallet: text below the heading “My limits”; {hours}: after how many a looser limit applies',
    }),
  spent: ({ spent }: { spent: string }) =>
    msg({
      id: 'app.Limits.spent',
      message: `${spent} paid this month`,
      comment: 'Wallet, spending limits, when there is no monthly limit; {spent}: an amount of money',
    }),
  left: ({ spent, left, limit }: { spent: string; left: string; limit: string }) =>
    msg({
      id: 'app.Limits.left',
      message: `${spent} paid this month, ${left} left of ${limit}`,
      comment:
        'Wallet, spending limits, when there is a monthly limit; {spent}, {left} and {limit}: amounts of money',
    }),
  amount: ({ currency }: { currency: string }) =>
    msg({
      id: 'app.Limits.amount',
      message: `Monthly limit (${currency})`,
      comment:
        'Wallet, spending limits: label of the field for the monthly limit; {currency}: a code such as EUR',
    }),
  amountWrong: ({ example }: { example: string }) =>
    msg({
      id: 'app.Limits.amountWrong',
      message: `An amount such as ${example}`,
      comment: 'Wallet, spending limits: error below the field for the monthly limit; {example}: 50 or 49.90',
    }),
  save: msg({
    id: 'app.Limits.save',
    message: 'Save',
    comment: 'Wallet, spending limits: button that saves the monthly limit',
  }),
  remove: msg({
    id: 'app.Limits.remove',
    message: 'Remove the limit',
    comment: 'Wallet, spending limits: button that removes the monthly limit',
  }),
  next: ({ date, limit }: { date: string; limit: string }) =>
    msg({
      id: 'app.Limits.next',
      message: `From ${date}: ${limit} a month`,
      comment:
        'Wallet, spending limits: a higher monthly limit that applies later; {date}: date and time, {limit}: an amount of money',
    }),
  nextNone: ({ date }: { date: string }) =>
    msg({
      id: 'app.Limits.nextNone',
      message: `From ${date}: no limit`,
      comment: 'Wallet, spending limits: the monthly limit is removed later; {date}: date and time',
    }),
  keep: msg({
    id: 'app.Limits.keep',
    message: 'Keep the limit as it is',
    comment: 'Wallet, spending limits: button that discards a change that applies later',
  }),
  pause: msg({
    id: 'app.Limits.pause',
    message: 'Spend nothing until',
    comment:
      'Wallet, spending limits: label of the field for the end of a pause, during which nothing can be bought or sent',
  }),
  pauseHint: msg({
    id: 'app.Limits.pauseHint',
    message: 'Nothing can be bought or sent until then. Reading stays free.',
    comment: 'Wallet, spending limits: help text below the field “Spend nothing until”',
  }),
  pauseStart: msg({
    id: 'app.Limits.pauseStart',
    message: 'Pause',
    comment: 'Wallet, spending limits: button that starts the pause',
  }),
  paused: ({ date }: { date: string }) =>
    msg({
      id: 'app.Limits.paused',
      message: `Spending is paused until ${date}.`,
      comment: 'Wallet, spending limits: shown during a pause; {date}: the day on which it ends',
    }),
  pauseEnd: msg({
    id: 'app.Limits.pauseEnd',
    message: 'End the pause',
    comment: 'Wallet, spending limits: button that ends the pause',
  }),
  pauseEnds: ({ date }: { date: string }) =>
    msg({
      id: 'app.Limits.pauseEnds',
      message: `The pause ends on ${date}.`,
      comment:
        'Wallet, spending limits: the pause was ended or shortened, which takes effect after a day; {date}: date and time',
    }),
  saved: msg({
    id: 'app.Limits.saved',
    message: 'Saved',
    comment: 'Wallet, spending limits: confirmation after a limit or a pause was saved',
  }),
};

/** Texts of the page with the receipt of a payment. */
export const receiptMessages = {
  title: msg({
    id: 'app.Receipt.title',
    message: 'Your receipt',
    comment: 'Page title and headline of the page with the receipt of a payment',
  }),
  number: msg({
    id: 'app.Receipt.number',
    message: 'Receipt',
    comment: 'Receipt: name of a row; the number of the receipt follows',
  }),
  download: msg({
    id: 'app.Receipt.download',
    message: 'Download receipt (PDF)',
    comment: 'Link below a receipt: downloads it as a file',
  }),
  discount: msg({
    id: 'app.Receipt.discount',
    message: 'Discount',
    comment: 'Receipt: name of a row; percentage and code of the discount follow',
  }),
  vat: ({ percent }: { percent: string }) =>
    msg({
      id: 'app.Receipt.vat',
      message: `Of which VAT ${percent}`,
      comment: 'Receipt: name of a row; the amount of the tax follows; {percent}: e.g. “22 %”',
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
      message: `${plural(credits, { one: 'Your # credit is', other: 'Your # credits are' })} already here. ${select(state, { collecting: `We asked your bank for ${price} on ${date}`, other: `${price} is collected from your account on ${date}` })}.`,
      comment:
        'Page of a payment: a direct debit that is not paid yet, whose credits were given with the order; {credits}: how many, {price}: the amount, {date}: the day of collection',
    }),
  debitLater: ({ state, price, date }: { state: string; price: string; date: string }) =>
    msg({
      id: 'app.Receipt.debitLater',
      message: `${select(state, { collecting: `We asked your bank for ${price} on ${date}`, other: `${price} is collected from your account on ${date}` })}. The credits come once your bank has paid, in a few days.`,
      comment:
        'Page of a payment: a direct debit that is not paid yet, whose credits are given when it is paid; {price}: the amount, {date}: the day of collection',
    }),
  premiumUntil: msg({
    id: 'app.Receipt.premiumUntil',
    message: 'Premium until',
    comment: 'Receipt: name of a row; the day on which premium ends follows',
  }),
  withdrawn: msg({
    id: 'app.Receipt.withdrawn',
    message: 'Withdrawn on',
    comment: 'Receipt: name of a row; the day of the withdrawal from the contract follows',
  }),
};
