import { msg } from '@lingui/core/macro';

/** Texts of the pages where one buys. */
export const creditsMessages = {
  title: msg({ id: 'app.Credits.title', message: 'Credits', comment: 'Title of the page with packages' }),
  headline: msg({
    id: 'app.Credits.headline',
    message: 'A few more *words*',
    comment: 'Headline above the packages; *word* is set in italics',
  }),
  lead: msg({
    id: 'app.Credits.lead',
    message: 'Reading is free. A message costs {credits, plural, one {# credit} other {# credits}}.',
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
    message: 'All photos, read receipts and as many conversations as you like. It ends by itself.',
    comment: 'Under the heading of the premium packages',
  }),
  order: msg({
    id: 'app.Credits.order',
    message: 'Your order',
    comment: 'Title of the page where one orders',
  }),
  payment: msg({
    id: 'app.Credits.payment',
    message: 'Your payment',
    comment: 'Title of the page after paying',
  }),
};
