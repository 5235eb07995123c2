import { msg, plural } from '@lingui/core/macro';

/** Texts of the shop: packages, order, payment. */
export const creditsMessages = {
  title: msg({ id: 'app.Credits.title', message: 'Credits', comment: 'Title of the page with all packages' }),
  headline: msg({
    id: 'app.Credits.headline',
    message: 'A few more <em>words</em>',
    comment: 'Headline above the packages; the word inside <em> is set in italics',
  }),
  lead: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Credits.lead',
      message: `Reading is free. A message costs ${plural(credits, { one: '# credit', other: '# credits' })}.`,
      comment: 'Under the headline of the packages',
    }),
  creditPackages: msg({
    id: 'app.Credits.creditPackages',
    message: 'Credit packages',
    comment: 'Heading of a section',
  }),
  premiumPackages: msg({
    id: 'app.Credits.premiumPackages',
    message: 'Premium, with credits every month',
    comment: 'Heading of a section',
  }),
  premiumLead: msg({
    id: 'app.Credits.premiumLead',
    message: 'All photos, read receipts and as many conversations as you like.',
    comment: 'Under the heading of the premium packages; a sentence on how it ends follows',
  }),
  premiumEnds: msg({
    id: 'app.Credits.premiumEnds',
    message: 'It ends by itself.',
    comment: 'How premium ends, where it can only be paid once',
  }),
  premiumRenews: msg({
    id: 'app.Credits.premiumRenews',
    message: 'Paid once, it ends by itself; by direct debit it renews each month until you cancel.',
    comment: 'How premium ends, where it can be paid by direct debit too',
  }),
  aboutPremium: msg({
    id: 'app.Credits.aboutPremium',
    message: 'What premium is',
    comment: 'Link from the packages to the page about premium',
  }),
  country: msg({
    id: 'app.Credits.country',
    message: 'Country you pay in',
    comment: 'Label of a list of countries, which sets currency and ways to pay',
  }),
  ownCode: ({ percent, code }: { percent: string; code: string }) =>
    msg({
      id: 'app.Credits.ownCode',
      message: `${percent} off with ${code}`,
      comment: 'Link that applies a personal discount to the prices; percent comes with its sign',
    }),
  order: msg({
    id: 'app.Credits.order',
    message: 'Confirm your order',
    comment: 'Title of the page on which a package is ordered',
  }),
  debit: msg({
    id: 'app.Credits.debit',
    message: 'Pay by direct debit',
    comment: 'Link below the ways to pay, and title of the page with the form',
  }),
  debitRenews: msg({
    id: 'app.Credits.debitRenews',
    message: 'Premium then renews each month until you cancel.',
    comment: 'Beside the link “Pay by direct debit”',
  }),
  payment: msg({
    id: 'app.Credits.payment',
    message: 'Your payment',
    comment: 'Title of the page after paying',
  }),
};

/** Texts of the page about premium. */
export const premiumMessages = {
  title: msg({ id: 'app.Premium.title', message: 'Premium', comment: 'Title of the page' }),
  headline: msg({
    id: 'app.Premium.headline',
    message: 'See <em>more</em> of each other',
    comment: 'Headline; the word inside <em> is set in italics',
  }),
  lead: msg({
    id: 'app.Premium.lead',
    message: 'Any package makes you premium. These bring credits every month.',
    comment: 'Under the headline',
  }),
  yours: msg({
    id: 'app.Premium.yours',
    message: 'You are premium already. Months bought while others run begin when those end.',
    comment: 'Notice for members who have premium already',
  }),
  photos: msg({
    id: 'app.Premium.photos',
    message: 'All photos of everyone',
    comment: 'What premium brings',
  }),
  ownPhotos: ({ count }: { count: number }) =>
    msg({
      id: 'app.Premium.ownPhotos',
      message: `Up to ${count} photos of your own`,
      comment: 'What premium brings',
    }),
  conversations: msg({
    id: 'app.Premium.conversations',
    message: 'As many conversations as you like',
    comment: 'What premium brings',
  }),
  receipts: msg({
    id: 'app.Premium.receipts',
    message: 'You see when a message was read',
    comment: 'What premium brings',
  }),
  invisible: msg({
    id: 'app.Premium.invisible',
    message: 'Look around unseen, if you like',
    comment: 'What premium brings',
  }),
  messages: ({ credits }: { credits: number }) =>
    msg({
      id: 'app.Premium.messages',
      message: `Messages cost the same as for everyone: ${plural(credits, { one: '# credit', other: '# credits' })}.`,
      comment: 'Under the list of what premium brings',
    }),
};

/** Texts of the page with all prices. */
export const pricingMessages = {
  title: msg({ id: 'app.Pricing.title', message: 'Prices', comment: 'Title of the page' }),
  headline: msg({
    id: 'app.Pricing.headline',
    message: 'What it <em>costs</em>',
    comment: 'Headline; the word inside <em> is set in italics',
  }),
  message: msg({ id: 'app.Pricing.message', message: 'A message', comment: 'Row: its price follows' }),
  photo: msg({
    id: 'app.Pricing.photo',
    message: 'A photo in a conversation',
    comment: 'Row: its price follows',
  }),
  gift: msg({ id: 'app.Pricing.gift', message: 'A gift', comment: 'Row: its price follows' }),
  reading: msg({
    id: 'app.Pricing.reading',
    message: 'Signing up, searching, reading, liking',
    comment: 'Row of what costs nothing',
  }),
  free: msg({ id: 'app.Pricing.free', message: 'Free', comment: 'Instead of a price: free of charge' }),
  from: ({ credits, price }: { credits: string; price: string }) =>
    msg({
      id: 'app.Pricing.from',
      message: `${credits}, from ${price}`,
      comment: 'What something costs: “3 credits”, and what that is in money with the cheapest package',
    }),
  single: msg({
    id: 'app.Pricing.single',
    message: 'One by one',
    comment: 'Heading above the prices of single messages and gifts',
  }),
};
