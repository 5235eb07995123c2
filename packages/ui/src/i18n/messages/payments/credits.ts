import { msg, plural } from '@lingui/core/macro';

export const creditsPackage = {
  unit: ({ count }: { count: number }) =>
    msg({
      id: 'vl.CreditsPackage.unit',
      message: plural(count, { one: 'credit', other: 'credits' }),
      comment: 'The word after the large number of credits',
    }),
  months: ({ count }: { count: number }) =>
    msg({
      id: 'vl.CreditsPackage.months',
      message: plural(count, { one: 'month', other: 'months' }),
      comment: 'The word after the large number of months of a premium package',
    }),
  messages: ({ count, price }: { count: number; price: string }) =>
    msg({
      id: 'vl.CreditsPackage.messages',
      message: `${plural(count, { one: '# message', other: '# messages' })} · ${price} each`,
      comment: 'What a package is worth, with the price of one message',
    }),
  monthly: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.CreditsPackage.monthly',
      message: `${plural(credits, { one: '# credit', other: '# credits' })} a month`,
      comment: 'What a premium package brings',
    }),
  monthlyMessages: ({ credits, price }: { credits: number; price: string }) =>
    msg({
      id: 'vl.CreditsPackage.monthlyMessages',
      message: `${plural(credits, { one: '# credit', other: '# credits' })} a month · ${price} a message`,
      comment: 'What a premium package brings, and what a message costs with its credits',
    }),
  popular: msg({
    id: 'vl.CreditsPackage.popular',
    message: 'Recommended',
    comment: 'Flag on the package that the site recommends; little room',
  }),
  discount: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.CreditsPackage.discount',
      message: `−${percent}`,
      comment: 'On the ribbon; percent comes with its sign',
    }),
  priceWas: ({ normal, price }: { normal: string; price: string }) =>
    msg({
      id: 'vl.CreditsPackage.priceWas',
      message: `Before ${normal}, now ${price}`,
      comment: 'Price with a crossed-out price, for screen readers',
    }),
  oneTime: msg({
    id: 'vl.CreditsPackage.oneTime',
    message: 'Paid once, never renews',
    comment: 'Below the price',
  }),
  mayRenew: msg({
    id: 'vl.CreditsPackage.mayRenew',
    message: 'Paid once; renews only by direct debit',
    comment: 'Below the price of premium that can be paid by direct debit too, which renews it each month',
  }),
  choose: msg({ id: 'vl.CreditsPackage.choose', message: 'Choose', comment: 'Button of a package' }),
  chosen: msg({ id: 'vl.CreditsPackage.chosen', message: 'Chosen', comment: 'Button of the chosen package' }),
  chooseCredits: ({ action, credits, price }: { action: string; credits: number; price: string }) =>
    msg({
      id: 'vl.CreditsPackage.chooseCredits',
      message: `${action}: ${plural(credits, { one: '# credit', other: '# credits' })} for ${price}`,
      comment: 'Button of a package of credits, for screen readers; {action} is its visible text',
    }),
  chooseMonths: ({ action, months, price }: { action: string; months: number; price: string }) =>
    msg({
      id: 'vl.CreditsPackage.chooseMonths',
      message: `${action}: ${plural(months, { one: '# month', other: '# months' })} of Premium for ${price}`,
      comment: 'Button of a premium package, for screen readers; {action} is its visible text',
    }),
  unavailable: msg({
    id: 'vl.CreditsPackage.unavailable',
    message: 'Not available now',
    comment: 'In place of the button of a package that cannot be bought',
  }),
};

export const creditsPackageList = {
  label: msg({
    id: 'vl.CreditsPackageList.label',
    message: 'Packages',
    comment: 'Name of the list for screen readers',
  }),
  loading: msg({
    id: 'vl.CreditsPackageList.loading',
    message: 'Loading the packages',
    comment: 'Read out while the list loads',
  }),
  emptyTitle: msg({
    id: 'vl.CreditsPackageList.emptyTitle',
    message: 'Nothing for sale <em>here</em>',
    comment: 'Headline when there are no packages; italics inside <em>',
  }),
  emptyBody: msg({
    id: 'vl.CreditsPackageList.emptyBody',
    message: 'There are no packages for your country at the moment.',
    comment: 'Below the headline that there are no packages',
  }),
};

export const coinsBadge = {
  label: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.CoinsBadge.label',
      message: plural(credits, { one: '# credit', other: '# credits' }),
      comment: 'Balance, for screen readers',
    }),
};

export const oneTimePaymentNotice = {
  text: msg({
    id: 'vl.OneTimePaymentNotice.text',
    message: 'Credits are paid once: no subscription, and they never renew.',
    comment: 'Note beside the packages of credits',
  }),
};

/** When an offer ends. */
export const offerEnd = {
  today: ({ time }: { time: string }) =>
    msg({
      id: 'vl.OfferEnd.today',
      message: `Ends today at ${time}.`,
      comment: 'When an offer ends that ends on the same day; {time} as in 6:40 PM',
    }),
  until: ({ date }: { date: string }) =>
    msg({
      id: 'vl.OfferEnd.until',
      message: `Valid until ${date}.`,
      comment: 'When an offer ends; {date} has the time too where that is within a day',
    }),
};

export const discountNotice = {
  timeBonus: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.DiscountNotice.timeBonus',
      message: `${percent} off your first purchase, because you’re new here.`,
      comment: 'Reason of a discount',
    }),
  welcome: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.DiscountNotice.welcome',
      message: `${percent} off your first purchase, as a welcome.`,
      comment: 'Reason of a discount',
    }),
  personal: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.DiscountNotice.personal',
      message: `${percent} off, a personal offer just for you.`,
      comment: 'Reason of a discount',
    }),
  promotion: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.DiscountNotice.promotion',
      message: `${percent} off in our current offer, the same for everyone.`,
      comment: 'Reason of a discount',
    }),
  newcomers: msg({
    id: 'vl.DiscountNotice.newcomers',
    message: 'These prices are for your first purchase, because you’re new here.',
    comment: 'Reason of a discount for new members whose percentage may not be announced',
  }),
  plain: msg({
    id: 'vl.DiscountNotice.plain',
    message: 'These prices are part of an offer.',
    comment: 'Reason of a discount whose percentage may not be announced',
  }),
  code: ({ code }: { code: string }) =>
    msg({
      id: 'vl.DiscountNotice.code',
      message: `Code ${code}.`,
      comment: 'The discount code that applies, where the reader typed one',
    }),
  once: msg({
    id: 'vl.DiscountNotice.once',
    message: 'This offer won’t be repeated.',
    comment: 'Beside an offer for new members',
  }),
  noEnd: msg({
    id: 'vl.DiscountNotice.noEnd',
    message: 'This offer has no end date.',
    comment: 'Beside a discount without an end',
  }),
  over: msg({
    id: 'vl.DiscountNotice.over',
    message: 'This offer has ended. The normal prices apply.',
    comment: 'When the offer has ended while the page was open',
  }),
};

export const welcomeBonusBanner = {
  brief: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.WelcomeBonusBanner.brief',
      message: `${percent} off`,
      comment: 'The banner on phones: two or three words; when the offer ends follows in the same line',
    }),
  text: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.WelcomeBonusBanner.text',
      message: `Welcome: ${percent} off your first purchase`,
      comment: 'Banner; when the offer ends follows',
    }),
  action: msg({
    id: 'vl.WelcomeBonusBanner.action',
    message: 'See the packages',
    comment: 'Link of the banner',
  }),
};

export const creditsFooterBanner = {
  title: msg({
    id: 'vl.CreditsFooterBanner.title',
    message: 'No small <em>print</em>',
    comment: 'Headline; italics inside <em>',
  }),
  once: msg({
    id: 'vl.CreditsFooterBanner.once',
    message: 'You pay for credits once',
    comment: 'First fact',
  }),
  onceText: msg({
    id: 'vl.CreditsFooterBanner.onceText',
    message: 'A credit package is not a subscription. It never renews.',
    comment: 'Explains “You pay for credits once”',
  }),
  lasting: msg({
    id: 'vl.CreditsFooterBanner.lasting',
    message: 'You only pay for delivered messages',
    comment: 'Second fact',
  }),
  lastingText: msg({
    id: 'vl.CreditsFooterBanner.lastingText',
    message: 'Reading is free. A message that can never be read is refunded automatically.',
    comment: 'Explains “You only pay for what arrives”',
  }),
  refund: ({ days }: { days: number }) =>
    msg({
      id: 'vl.CreditsFooterBanner.refund',
      message: `${days}-day withdrawal period`,
      comment: 'Third fact',
    }),
  refundText: msg({
    id: 'vl.CreditsFooterBanner.refundText',
    message: 'Change your mind and we refund the credits you haven’t used.',
    comment: 'Explains the withdrawal period',
  }),
};

export const notEnoughCreditsDialog = {
  title: msg({
    id: 'vl.NotEnoughCreditsDialog.title',
    message: 'Not enough <em>credits</em>',
    comment: 'Headline when there are not enough credits; italics inside <em>',
  }),
  message: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.NotEnoughCreditsDialog.body',
      message: `A message costs ${plural(need, { one: '# credit', other: '# credits' })}; you have ${have}. What you’ve written stays where it is.`,
      comment: 'Below the headline',
    }),
  newPhoto: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.NotEnoughCreditsDialog.newPhoto',
      message: `A photo costs ${plural(need, { one: '# credit', other: '# credits' })}; you have ${have}. Nothing was sent.`,
      comment: 'Below the headline, when a photo was to be chosen',
    }),
  photo: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.NotEnoughCreditsDialog.photo',
      message: `A photo costs ${plural(need, { one: '# credit', other: '# credits' })}; you have ${have}. Yours waits in the conversation: send it from there when you have enough.`,
      comment: 'Below the headline, when a chosen photo could not be sent',
    }),
  gift: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.NotEnoughCreditsDialog.gift',
      message: `A gift costs ${plural(need, { one: '# credit', other: '# credits' })}; you have ${have}. Yours waits in the conversation: send it from there when you have enough.`,
      comment: 'Below the headline, when a gift could not be sent',
    }),
  action: msg({
    id: 'vl.NotEnoughCreditsDialog.action',
    message: 'See the packages',
    comment: 'Link to the packages',
  }),
  all: msg({
    id: 'vl.NotEnoughCreditsDialog.all',
    message: 'All packages',
    comment: 'Link to all packages, below three of them',
  }),
  close: msg({ id: 'vl.NotEnoughCreditsDialog.close', message: 'Not now', comment: 'Closes the dialog' }),
};

export const pricingTable = {
  caption: msg({
    id: 'vl.PricingTable.caption',
    message: 'What packages and messages cost',
    comment: 'Name of the table, for screen readers',
  }),
  package: msg({ id: 'vl.PricingTable.package', message: 'Package', comment: 'Head of a column' }),
  price: msg({ id: 'vl.PricingTable.price', message: 'Price', comment: 'Head of a column' }),
  messages: msg({
    id: 'vl.PricingTable.messages',
    message: 'Messages',
    comment: 'Head of a column: how many messages a package is worth',
  }),
  each: msg({
    id: 'vl.PricingTable.each',
    message: 'Per message',
    comment: 'Head of a column: price of one message',
  }),
  credits: ({ count }: { count: number }) =>
    msg({
      id: 'vl.PricingTable.credits',
      message: plural(count, { one: '# credit', other: '# credits' }),
      comment: 'A package',
    }),
  none: msg({
    id: 'vl.PricingTable.none',
    message: 'There are no packages for your country at the moment. Reading is still free.',
    comment: 'Instead of the table',
  }),
};
