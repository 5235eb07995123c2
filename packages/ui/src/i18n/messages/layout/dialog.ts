import { msg } from '@lingui/core/macro';

/** Texts that several dialogs share. */
export const dialogWords = {
  close: msg({
    id: 'vl.Dialog.close',
    message: 'Close',
    comment: 'Button with a cross that closes a dialog; for screen readers',
  }),
  notNow: msg({ id: 'vl.Dialog.notNow', message: 'Not now', comment: 'Button: cancels' }),
  packages: msg({
    id: 'vl.Dialog.packages',
    message: 'See the packages',
    comment: 'Button: leads to the packages',
  }),
  from: ({ price }: { price: string }) =>
    msg({
      id: 'vl.Dialog.premiumFrom',
      message: `Any package makes you a Premium member; the smallest costs ${price}, paid once.`,
      comment: 'In a dialog about a premium feature: how to get premium, and what it costs',
    }),
  premium: msg({
    id: 'vl.Dialog.premium',
    message: 'Any package makes you a Premium member.',
    comment: 'In a dialog about a premium feature: how to get premium, when the price is not known',
  }),
};
