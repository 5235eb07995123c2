import { msg } from '@lingui/core/macro';

/** What many dialogs say alike. */
export const dialogWords = {
  close: msg({ id: 'vl.Dialog.close', message: 'Close', comment: 'Name of the cross of a dialog' }),
  notNow: msg({ id: 'vl.Dialog.notNow', message: 'Not now', comment: 'Button: the way back' }),
  packages: msg({ id: 'vl.Dialog.packages', message: 'See the packages', comment: 'Button to what is sold' }),
  from: ({ price }: { price: string }) =>
    msg({
      id: 'vl.Dialog.premiumFrom',
      message: `Every package makes you a premium member; the smallest costs ${price}, paid once.`,
      comment: 'How one becomes premium, and for how much',
    }),
  premium: msg({
    id: 'vl.Dialog.premium',
    message: 'Every package makes you a premium member.',
    comment: 'The same while the price is not known',
  }),
};
