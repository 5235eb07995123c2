import { msg } from '@lingui/core/macro';

export const paymentConfirmDialog = {
  title: msg({
    id: 'vl.PaymentConfirmDialog.title',
    message: 'Once more, <em>all in one</em>',
    comment: 'Headline above the summary of an order, before it is placed; italics inside <em>',
  }),
  back: msg({ id: 'vl.PaymentConfirmDialog.back', message: 'Back', comment: 'Button: cancels the order' }),
};
