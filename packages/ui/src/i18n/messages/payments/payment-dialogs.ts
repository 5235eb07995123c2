import { msg } from '@lingui/core/macro';

export const paymentConfirmDialog = {
  title: msg({
    id: 'vl.PaymentConfirmDialog.title',
    message: 'Check your order, <em>then pay</em>',
    comment: 'Headline of the dialog that summarises an order before it is placed; italics inside <em>',
  }),
  back: msg({ id: 'vl.PaymentConfirmDialog.back', message: 'Back', comment: 'Button: cancels the order' }),
};
