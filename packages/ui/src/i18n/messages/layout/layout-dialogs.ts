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
        message: `You both disappear at once from each other’s search, likes and conversations. ${name} can no longer see your profile or write to you.`,
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
        message: `You can find each other and write to each other again. You can block ${name} again at any time.`,
        comment: 'Below the headline',
      }),
    back: msg({ id: 'vl.ConfirmDialog.unblock.back', message: 'Not now', comment: 'Button: cancels' }),
    action: msg({ id: 'vl.ConfirmDialog.unblock.deed', message: 'Unblock', comment: 'Button: confirms' }),
  },
  withdrawConsent: {
    title: msg({
      id: 'vl.ConfirmDialog.withdrawConsent.title',
      message: 'Withdraw your consent?',
      comment: 'Headline of a confirmation: consent to the use of sexual orientation',
    }),
    body: msg({
      id: 'vl.ConfirmDialog.withdrawConsent.body',
      message:
        'We delete your orientation and who you’re looking for. Nobody finds your profile any more, and we stop suggesting people to you; only people you have written to or liked still see you. Your conversations, credits and Premium stay.',
      comment: 'Below the headline',
    }),
    back: msg({
      id: 'vl.ConfirmDialog.withdrawConsent.back',
      message: 'Not now',
      comment: 'Button: cancels',
    }),
    action: msg({
      id: 'vl.ConfirmDialog.withdrawConsent.deed',
      message: 'Withdraw consent',
      comment: 'Button: confirms',
    }),
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
        message: `Your profile disappears at once. For ${plural(days, { one: '# day', other: '# days' })} you can bring it back with the link in our e-mail; after that your profile, conversations and credits are deleted for good.`,
        comment: 'Below the headline',
      }),
    back: msg({
      id: 'vl.ConfirmDialog.deleteAccount.back',
      message: 'Keep my account',
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
      message: `What you should know about ${siteName} before you start.`,
      comment: 'Below the headline',
    }),
  adults: ({ minAge }: { minAge: number }) =>
    msg({
      id: 'vl.SiteEntryDialog.adults',
      message: `For adults only. You must be at least ${minAge}.`,
      comment: 'First fact',
    }),
  fictional: msg({
    id: 'vl.SiteEntryDialog.fictional',
    message: 'Not every profile belongs to a private member. Those that don’t are always labelled:',
    comment: 'Second fact; the badge "Demo" follows',
  }),
  costs: msg({
    id: 'vl.SiteEntryDialog.costs',
    message: 'Signing up and reading are free. Writing costs credits; the price is next to the button.',
    comment: 'Third fact',
  }),
  terms: msg({
    id: 'vl.SiteEntryDialog.terms',
    message: 'More in our <terms>terms</terms> and our <privacy>privacy policy</privacy>.',
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
