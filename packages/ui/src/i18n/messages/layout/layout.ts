import { msg, plural } from '@lingui/core/macro';

export const topBar = {
  home: ({ site }: { site: string }) =>
    msg({
      id: 'vl.TopBar.home',
      message: `${site}: home`,
      comment: 'Link on the wordmark when signed out',
    }),
  members: ({ site }: { site: string }) =>
    msg({
      id: 'vl.TopBar.membersHome',
      message: `${site}: members`,
      comment: 'Link on the wordmark when signed in',
    }),
  navigation: msg({ id: 'vl.TopBar.navigation', message: 'Main', comment: 'Name of the main navigation' }),
  search: msg({ id: 'vl.TopBar.search', message: 'Search', comment: 'Navigation: find members; one word' }),
  discover: msg({
    id: 'vl.TopBar.discover',
    message: 'Discover',
    comment: 'Navigation of phones: swipe game, match finder and profile visits; one word',
  }),
  messages: msg({ id: 'vl.TopBar.messages', message: 'Messages', comment: 'Navigation; one word' }),
  likes: msg({ id: 'vl.TopBar.likes', message: 'Likes', comment: 'Navigation; short' }),
  profile: msg({
    id: 'vl.TopBar.profile',
    message: 'Profile',
    comment: 'Navigation: the member’s own profile; one word',
  }),
  unread: ({ count }: { count: number }) =>
    msg({
      id: 'vl.TopBar.unread',
      message: plural(count, { one: '# unread message', other: '# unread messages' }),
      comment: 'Screen readers: the badge on Messages',
    }),
  newLikes: ({ count }: { count: number }) =>
    msg({
      id: 'vl.TopBar.newLikes',
      message: plural(count, { one: '# new like', other: '# new likes' }),
      comment: 'Screen readers: the badge on Likes',
    }),
  overflow: ({ count }: { count: string }) =>
    msg({ id: 'vl.TopBar.overflow', message: `${count}+`, comment: 'A count above the cap: “99+”' }),
  credits: ({ count }: { count: number }) =>
    msg({
      id: 'vl.TopBar.credits',
      message: plural(count, { one: '# credit', other: '# credits' }),
      comment: 'Screen readers: the coin and the balance',
    }),
  creditsUnknown: msg({
    id: 'vl.TopBar.creditsUnknown',
    message: 'Credits',
    comment: 'Balance not known yet',
  }),
  getPremium: msg({
    id: 'vl.TopBar.getPremium',
    message: 'Get Premium',
    comment: 'Leads people who have not bought anything to the packages; short',
  }),
  discount: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.TopBar.discount',
      message: `−${percent}`,
      comment: 'Discount beside “Get Premium”; {percent} is e.g. “25 %”',
    }),
  logIn: msg({ id: 'vl.TopBar.logIn', message: 'Log in', comment: 'Button in the top bar of visitors' }),
  skip: msg({
    id: 'vl.SkipLink.label',
    message: 'Skip to content',
    comment: 'First link of the page for keyboards',
  }),
};

export const accountMenu = {
  label: ({ name }: { name: string }) =>
    msg({
      id: 'vl.AccountMenu.label',
      message: `Account of ${name}`,
      comment: 'Button with the member’s own picture, which opens the account menu',
    }),
  profile: msg({ id: 'vl.AccountMenu.profile', message: 'My profile', comment: 'Menu item' }),
  settings: msg({ id: 'vl.AccountMenu.settings', message: 'Settings', comment: 'Menu item' }),
  logOut: msg({ id: 'vl.AccountMenu.logOut', message: 'Log out', comment: 'Menu item' }),
};

export const languageMenu = {
  label: msg({ id: 'vl.LanguageMenu.label', message: 'Language', comment: 'Name of the language choice' }),
};

export const backButton = {
  label: msg({ id: 'vl.BackButton.label', message: 'Back', comment: 'To the page before' }),
};

export const routeLoadingBar = {
  label: msg({
    id: 'vl.RouteLoadingBar.label',
    message: 'Loading page',
    comment: 'Screen readers: the next page is loading',
  }),
};

export const connectionBanner = {
  offline: msg({
    id: 'vl.ConnectionBanner.offline',
    message: 'You are offline. What you write is saved and sent later.',
    comment: 'Shown while the device has no connection',
  }),
  reconnecting: msg({
    id: 'vl.ConnectionBanner.reconnecting',
    message: 'Reconnecting…',
    comment: 'Shown while the live connection is being made again',
  }),
};

export const errorPage = {
  title: msg({
    id: 'vl.ErrorPage.title',
    message: 'Something went wrong',
    comment: 'Headline of the error page',
  }),
  notFound: msg({
    id: 'vl.ErrorPage.notFound',
    message: 'This page could not be found',
    comment: 'Headline for 404',
  }),
  notFoundBody: msg({
    id: 'vl.ErrorPage.notFoundBody',
    message: 'The address may be mistyped, or the page has moved.',
    comment: 'Below the headline for 404',
  }),
  body: msg({
    id: 'vl.ErrorPage.body',
    message: 'The problem is on our side. Please try again in a moment.',
    comment: 'Below the headline for other errors',
  }),
  home: msg({ id: 'vl.ErrorPage.home', message: 'Back to the home page', comment: 'Link for 404' }),
  retry: msg({ id: 'vl.ErrorPage.retry', message: 'Try again', comment: 'Button' }),
};

export const footer = {
  label: msg({ id: 'vl.Footer.label', message: 'About this site', comment: 'Name of the list of links' }),
  terms: msg({ id: 'vl.Footer.terms', message: 'Terms', comment: 'Footer link: terms of use' }),
  privacy: msg({ id: 'vl.Footer.privacy', message: 'Privacy', comment: 'Footer link' }),
  cookies: msg({ id: 'vl.Footer.cookies', message: 'Cookies', comment: 'Footer link' }),
  ban: msg({
    id: 'vl.Footer.ban',
    message: 'Ban policy',
    comment: 'Footer link: page about blocked and excluded people',
  }),
  pricing: msg({ id: 'vl.Footer.pricing', message: 'Prices', comment: 'Footer link' }),
  complaints: msg({ id: 'vl.Footer.complaints', message: 'Complaints', comment: 'Footer link' }),
  returns: msg({
    id: 'vl.Footer.returns',
    message: 'Right of withdrawal',
    comment: 'Footer link: right of withdrawal',
  }),
  faq: msg({ id: 'vl.Footer.faq', message: 'Questions and answers', comment: 'Footer link: FAQ' }),
  service: msg({ id: 'vl.Footer.service', message: 'Support', comment: 'Footer link' }),
  accessibility: msg({
    id: 'vl.Footer.accessibility',
    message: 'Accessibility',
    comment: 'Footer link: the statement on accessibility for people with disabilities',
  }),
  imprint: msg({
    id: 'vl.Footer.imprint',
    message: 'Legal notice',
    comment:
      'Footer link: who runs the site, under the name that the law uses (German: Impressum, French: Mentions légales)',
  }),
  withdrawal: msg({
    id: 'vl.Footer.withdrawal',
    message: 'Withdraw from contract here',
    comment: 'Footer link to the function for withdrawals, in the words of Directive 2011/83/EU, Art. 11a',
  }),
  cancellation: msg({
    id: 'vl.Footer.cancellation',
    message: 'Cancel contracts here',
    comment:
      'Footer link to the function for cancellations, in the words of § 312k BGB (German: Verträge hier kündigen)',
  }),
  compliance: msg({
    id: 'vl.Footer.compliance',
    message: '18 U.S.C. 2257 statement',
    comment: 'Footer link, United States only',
  }),
  phone: ({ phone }: { phone: string }) =>
    msg({
      id: 'vl.Footer.phone',
      message: `Call us: ${phone}`,
      comment: 'Support by phone; {phone} is a number',
    }),
};

export const disclaimer = {
  text: ({ age }: { age: number }) =>
    msg({
      id: 'vl.Disclaimer.text',
      message: `For ages ${age} and over. Profiles that don’t belong to private members are always labelled. Signing up and reading are free; you see what each message costs before you send it.`,
      comment: 'Small print at the foot of every page',
    }),
};

export const safetyMenu = {
  label: ({ name }: { name: string }) =>
    msg({
      id: 'vl.SafetyMenu.label',
      message: `More about ${name}`,
      comment: 'Screen readers: button with three dots on another person’s profile, photo or conversation',
    }),
  report: msg({
    id: 'vl.SafetyMenu.report',
    message: 'Report',
    comment: 'Menu: tell the operator about this person',
  }),
  block: msg({
    id: 'vl.SafetyMenu.block',
    message: 'Block',
    comment: 'Menu: blocks this person; a question follows',
  }),
  unblock: msg({ id: 'vl.SafetyMenu.unblock', message: 'Unblock', comment: 'Menu: unblocks this person' }),
  deleteChat: msg({
    id: 'vl.SafetyMenu.deleteChat',
    message: 'Delete the conversation',
    comment: 'Menu above a conversation; a question follows',
  }),
};
