import { msg, plural } from '@lingui/core/macro';

/** Texts of the confirmation of each action: headline, consequence, cancel button, confirm button. */
export const confirmDialog = {
  block: {
    title: ({ name }: { name: string }) =>
      msg({
        id: 'vl.ConfirmDialog.block.title',
        message: `Block ${name}?`,
        comment: 'Headline of a confirmation',
      }),
    body: ({ name }: { name: string }) =>
      msg({
        id: 'vl.ConfirmDialog.block.body',
        message: `You vanish at once from each other’s search, likes and conversations. ${name} can no longer see your profile or write to you.`,
        comment: 'Below the headline',
      }),
    back: msg({ id: 'vl.ConfirmDialog.block.back', message: 'Not now', comment: 'Button: cancels' }),
    action: msg({ id: 'vl.ConfirmDialog.block.deed', message: 'Block', comment: 'Button: confirms' }),
  },
  unblock: {
    title: ({ name }: { name: string }) =>
      msg({
        id: 'vl.ConfirmDialog.unblock.title',
        message: `Unblock ${name}?`,
        comment: 'Headline of a confirmation',
      }),
    body: ({ name }: { name: string }) =>
      msg({
        id: 'vl.ConfirmDialog.unblock.body',
        message: `You can find each other and write again. You can block ${name} again at any time.`,
        comment: 'Below the headline',
      }),
    back: msg({ id: 'vl.ConfirmDialog.unblock.back', message: 'Not now', comment: 'Button: cancels' }),
    action: msg({ id: 'vl.ConfirmDialog.unblock.deed', message: 'Unblock', comment: 'Button: confirms' }),
  },
  deleteAccount: {
    title: msg({
      id: 'vl.ConfirmDialog.deleteAccount.title',
      message: 'Delete your account?',
      comment: 'Headline of a confirmation',
    }),
    body: ({ days }: { days: number }) =>
      msg({
        id: 'vl.ConfirmDialog.deleteAccount.body',
        message: `Your profile disappears at once. For ${plural(days, { one: '# day', other: '# days' })} the link in our e-mail brings it back; after that everything is erased for good.`,
        comment: 'Below the headline',
      }),
    back: msg({
      id: 'vl.ConfirmDialog.deleteAccount.back',
      message: 'Keep it',
      comment: 'Button: cancels',
    }),
    action: msg({
      id: 'vl.ConfirmDialog.deleteAccount.deed',
      message: 'Delete account',
      comment: 'Button: confirms',
    }),
  },
};

export const siteEntryDialog = {
  title: msg({
    id: 'vl.SiteEntryDialog.title',
    message: 'Before you <em>come in</em>',
    comment: 'Headline of the warning that a visitor sees once before entering; italics inside <em>',
  }),
  lead: ({ siteName }: { siteName: string }) =>
    msg({
      id: 'vl.SiteEntryDialog.lead',
      message: `What you should know about ${siteName}, said at the door.`,
      comment: 'Below the headline',
    }),
  adults: ({ minAge }: { minAge: number }) =>
    msg({
      id: 'vl.SiteEntryDialog.adults',
      message: `For adults. You must be at least ${minAge}.`,
      comment: 'First fact',
    }),
  fictional: msg({
    id: 'vl.SiteEntryDialog.fictional',
    message: 'Not every profile is a private member. Those that are not always carry this sign:',
    comment: 'Second fact; the badge "Demo" follows',
  }),
  costs: msg({
    id: 'vl.SiteEntryDialog.costs',
    message: 'Signing up and reading are free. Writing costs credits; the price stands beside the button.',
    comment: 'Third fact',
  }),
  terms: msg({
    id: 'vl.SiteEntryDialog.terms',
    message: 'More in our <terms>terms</terms> and in our notes on <privacy>privacy</privacy>.',
    comment: 'Small print; the words between the tags become links',
  }),
  leave: msg({ id: 'vl.SiteEntryDialog.leave', message: 'Leave', comment: 'Button: leaves the site' }),
  enter: ({ minAge }: { minAge: number }) =>
    msg({
      id: 'vl.SiteEntryDialog.enter',
      message: `I am ${minAge} or older`,
      comment: 'Main button: enters the site',
    }),
};
