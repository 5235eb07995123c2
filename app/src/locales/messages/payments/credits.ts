import { msg, plural } from '@lingui/core/macro';

/** Texts of the shop: packages, order, payment. */
export const creditsMessages = {
  title: msg({
    id: 'app.Credits.title',
    message: 'Credits',
    comment: 'Page title of the page with all packages, and name of the row “Credits” of an order',
  }),
  headline: msg({
    id: 'app.Credits.headline',
    message: 'Get more <em>credits</em>',
    comment: 'Headline of the page with all packages; text inside <em> is in italics',
  }),
  lead: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Credits.lead',
      message: `Reading is free. A message costs ${plural(credits, { one: '# credit', other: '# credits' })}.`,
      comment: 'Below the headline of the page with all packages; {credits}: what a message costs',
    }),
  creditPackages: msg({
    id: 'app.Credits.creditPackages',
    message: 'Credit packages',
    comment: 'Heading above the packages of credits',
  }),
  premiumPackages: msg({
    id: 'app.Credits.premiumPackages',
    message: 'Premium, with credits every month',
    comment: 'Heading above the packages of premium',
  }),
  premiumLead: msg({
    id: 'app.Credits.premiumLead',
    message: 'All photos, read receipts and as many conversations as you like.',
    comment: 'Below the heading above the packages of premium; a sentence about how premium ends follows',
  }),
  premiumEnds: msg({
    id: 'app.Credits.premiumEnds',
    message: 'Premium ends on its own.',
    comment:
      'Follows “All photos, read receipts …” above the packages of premium: how premium ends where it can only be paid once',
  }),
  premiumRenews: msg({
    id: 'app.Credits.premiumRenews',
    message:
      'If you pay once, Premium ends on its own; by direct debit it renews every month until you cancel.',
    comment:
      'Follows “All photos, read receipts …” above the packages of premium: how premium ends where it can also be paid by direct debit',
  }),
  aboutPremium: msg({
    id: 'app.Credits.aboutPremium',
    message: 'What Premium is',
    comment: 'Link from the packages of premium to the page about premium',
  }),
  country: msg({
    id: 'app.Credits.country',
    message: 'Country you pay in',
    comment: 'Label of a list of countries above the packages; the country sets currency and payment methods',
  }),
  chooseCountry: msg({
    id: 'app.Credits.chooseCountry',
    message: 'Show prices',
    comment: 'Button after the list of countries, in a browser in which JavaScript is off',
  }),
  ownCode: ({ percent, code }: { percent: string; code: string }) =>
    msg({
      id: 'app.Credits.ownCode',
      message: `${percent} off with ${code}`,
      comment:
        'Link above the packages that applies a personal discount code; {percent}: e.g. “25 %”, {code}: the code',
    }),
  ownCodePlain: ({ code }: { code: string }) =>
    msg({
      id: 'app.Credits.ownCodePlain',
      message: `Use ${code}`,
      comment:
        'Link above the packages that applies a personal discount code whose percentage may not be announced; {code}: the code',
    }),
  beginsLater: ({ count, days }: { count: number; days: number }) =>
    msg({
      id: 'app.Credits.beginsLater',
      message: `Within a year, ${plural(count, { one: '# purchase was', other: '# purchases were' })} withdrawn from after Premium had been used: by you, or by somebody who paid with the same card or account. What you buy now can be used when the withdrawal period of ${plural(days, { one: '# day', other: '# days' })} is over.`,
      comment:
        'In place of the checkbox “I want to use the credits at once …”, for somebody to whom that is not open any more',
    }),
  order: msg({
    id: 'app.Credits.order',
    message: 'Check and pay',
    comment: 'Page title of the page on which a package is ordered',
  }),
  debit: msg({
    id: 'app.Credits.debit',
    message: 'Pay by direct debit',
    comment: 'Link below the payment methods of an order, and page title of the form for direct debit',
  }),
  debitRenews: msg({
    id: 'app.Credits.debitRenews',
    message: 'Premium then renews every month until you cancel.',
    comment: 'Beside the link “Pay by direct debit” on the order page of premium',
  }),
  payment: msg({
    id: 'app.Credits.payment',
    message: 'Your payment',
    comment: 'Page title of the page that shows the result of a payment',
  }),
};

/** Texts for an order that is refused because another one of the package is open. */
export const anotherMessages = {
  choose: msg({
    id: 'app.Order.another',
    message: 'I want a second package',
    comment:
      'Button below the error that an order of this package is open already; the member wants one more package. The order is made by the order button, not by this one',
  }),
  chosen: msg({
    id: 'app.Order.anotherChosen',
    message: 'Your next order will be for a second package. The open order stays as it is.',
    comment: 'Shown after “I want a second package”, above the order button',
  }),
};

/** Texts of the page about premium. */
export const premiumMessages = {
  title: msg({
    id: 'app.Premium.title',
    message: 'Premium',
    comment: 'Page title of the page about premium',
  }),
  headline: msg({
    id: 'app.Premium.headline',
    message: 'See more <em>with Premium</em>',
    comment: 'Headline of the page about premium; text inside <em> is in italics',
  }),
  lead: msg({
    id: 'app.Premium.lead',
    message: 'Any purchase makes you a Premium member. The packages below also include credits every month.',
    comment: 'Below the headline of the page about premium, above the packages',
  }),
  yours: msg({
    id: 'app.Premium.yours',
    message: 'You already have Premium. Months you buy now start when your current ones end.',
    comment: 'Notice on the page about premium, for members who are premium already',
  }),
  photos: msg({
    id: 'app.Premium.photos',
    message: 'All of everyone’s photos',
    comment: 'Item of the list of what premium brings, on the page about premium',
  }),
  ownPhotos: ({ count }: { count: number }) =>
    msg({
      id: 'app.Premium.ownPhotos',
      message: `Up to ${count} photos of your own`,
      comment:
        'Item of the list of what premium brings, on the page about premium; {count}: the maximum number of own photos',
    }),
  conversations: msg({
    id: 'app.Premium.conversations',
    message: 'As many conversations as you like',
    comment: 'Item of the list of what premium brings, on the page about premium',
  }),
  receipts: msg({
    id: 'app.Premium.receipts',
    message: 'See when a message was read',
    comment: 'Item of the list of what premium brings, on the page about premium',
  }),
  invisible: msg({
    id: 'app.Premium.invisible',
    message: 'Browse unseen, if you like',
    comment: 'Item of the list of what premium brings, on the page about premium: the invisible mode',
  }),
  messages: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Premium.messages',
      message: `Messages cost the same as for everyone: ${plural(credits, { one: '# credit', other: '# credits' })}.`,
      comment:
        'Below the list of what premium brings, on the page about premium; {credits}: what a message costs',
    }),
};

/** Texts of the page with all prices. */
export const pricingMessages = {
  title: msg({
    id: 'app.Pricing.title',
    message: 'Prices',
    comment: 'Page title of the page with all prices',
  }),
  headline: msg({
    id: 'app.Pricing.headline',
    message: 'All <em>prices</em>',
    comment: 'Headline of the page with all prices; text inside <em> is in italics',
  }),
  message: msg({
    id: 'app.Pricing.message',
    message: 'A message',
    comment: 'Page with all prices: name of a row; the price of a message follows',
  }),
  photo: msg({
    id: 'app.Pricing.photo',
    message: 'A photo in a conversation',
    comment: 'Page with all prices: name of a row; the price of a photo follows',
  }),
  gift: msg({
    id: 'app.Pricing.gift',
    message: 'A gift',
    comment: 'Page with all prices: name of a row; the price of a gift follows',
  }),
  reading: msg({
    id: 'app.Pricing.reading',
    message: 'Signing up, searching, reading, liking',
    comment: 'Page with all prices: name of the row of what is free; “Free” follows',
  }),
  free: msg({
    id: 'app.Pricing.free',
    message: 'Free',
    comment:
      'Page with all prices: value of the row “Signing up, searching, reading, liking”: free of charge',
  }),
  from: ({ credits, price }: { credits: string; price: string }) =>
    msg({
      id: 'app.Pricing.from',
      message: `${credits}, from ${price}`,
      comment:
        'Page with all prices: what a message, photo or gift costs; {credits}: e.g. “3 credits”, {price}: that in money with the cheapest package',
    }),
  single: msg({
    id: 'app.Pricing.single',
    message: 'Individual prices',
    comment: 'Page with all prices: heading above the prices of single messages, photos and gifts',
  }),
};
