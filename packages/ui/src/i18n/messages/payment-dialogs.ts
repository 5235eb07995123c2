import { msg } from '@lingui/core/macro';

export const paymentConfirmDialog = {
  title: msg({
    id: 'vl.PaymentConfirmDialog.title',
    message: 'Once more, *all in one*',
    comment: 'Headline above the summary before one orders; italics between asterisks',
  }),
  back: msg({ id: 'vl.PaymentConfirmDialog.back', message: 'Back', comment: 'Button: does not order' }),
};
