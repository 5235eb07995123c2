import { msg } from '@lingui/core/macro';

/** Texts of the error page for things that are not at their address, by kind of thing. */
export const goneMessages = {
  elsewhere: ({ name }: { name: string }) =>
    msg({
      id: 'app.Gone.elsewhere',
      message: `You are logged in as ${name}. If this page belongs to another account, log in with that account.`,
      comment:
        'Second paragraph of the page about a like, a conversation or a payment that is not in the account; {name}: the member who is logged in',
    }),
  logIn: msg({
    id: 'app.Gone.logIn',
    message: 'Log in with another account',
    comment:
      'Button below a like, a conversation or a payment that is not in the account: logs out, and opens the log-in page, which leads back',
  }),
  like: {
    title: msg({
      id: 'app.Gone.like.title',
      message: 'This like isn’t in your account',
      comment:
        'Title and headline of the page at the address of a like that does not exist or belongs to another account',
    }),
    body: msg({
      id: 'app.Gone.like.body',
      message: 'The like may have been taken back, or the profile was closed.',
      comment: 'Below the headline that a like is not in the account',
    }),
    link: msg({
      id: 'app.Gone.like.link',
      message: 'See your likes',
      comment: 'Link below a like that is not in the account',
    }),
  },
  conversation: {
    title: msg({
      id: 'app.Gone.conversation.title',
      message: 'This conversation isn’t in your account',
      comment:
        'Title and headline of the page at the address of a conversation that does not exist or belongs to another account',
    }),
    body: msg({
      id: 'app.Gone.conversation.body',
      message: 'The conversation may have been deleted, or the profile was closed.',
      comment: 'Below the headline that a conversation is not in the account',
    }),
    link: msg({
      id: 'app.Gone.conversation.link',
      message: 'See your messages',
      comment: 'Link below a conversation that is not in the account',
    }),
  },
  payment: {
    title: msg({
      id: 'app.Gone.payment.title',
      message: 'This payment isn’t in your account',
      comment:
        'Title and headline of the page at the address of a payment that does not exist or belongs to another account',
    }),
    body: msg({
      id: 'app.Gone.payment.body',
      message: 'Your list has every payment of this account.',
      comment: 'Below the headline that a payment is not in the account',
    }),
    link: msg({
      id: 'app.Gone.payment.link',
      message: 'See your payments',
      comment: 'Link below a payment that is not in the account',
    }),
  },
  package: {
    title: msg({
      id: 'app.Gone.package.title',
      message: 'This package isn’t sold',
      comment: 'Title and headline of the page at the address of a package that does not exist',
    }),
    body: msg({
      id: 'app.Gone.package.body',
      message: 'The package may have been replaced, or isn’t sold in the country you pay in.',
      comment: 'Below the headline that a package is not sold',
    }),
    link: msg({
      id: 'app.Gone.package.link',
      message: 'See the packages',
      comment: 'Link below a package that is not sold',
    }),
  },
  complaint: {
    title: msg({
      id: 'app.Gone.complaint.title',
      message: 'No complaint found',
      comment: 'Title and headline of the page at the address of a complaint that does not exist',
    }),
    body: msg({
      id: 'app.Gone.complaint.body',
      message:
        'Open the link in our e-mail: without it, a complaint is shown only to the member who filed it.',
      comment: 'Below the headline that no complaint was found',
    }),
    link: msg({
      id: 'app.Gone.complaint.link',
      message: 'Complaints',
      comment: 'Link below a complaint that was not found: the page with the form and the own complaints',
    }),
  },
};
