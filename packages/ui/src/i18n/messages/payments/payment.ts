import { msg, plural } from '@lingui/core/macro';

export const paymentMethodPicker = {
  legend: msg({
    id: 'vl.PaymentMethodPicker.legend',
    message: 'How would you like to pay?',
    comment: 'Headline of the list of payment methods',
  }),
  creditcard: msg({
    id: 'vl.PaymentMethodPicker.creditcard',
    message: 'Credit card',
    comment: 'Payment method',
  }),
  sct: msg({
    id: 'vl.PaymentMethodPicker.sct',
    message: 'Bank transfer',
    comment: 'Payment method: SEPA transfer',
  }),
  directdebit: msg({
    id: 'vl.PaymentMethodPicker.directdebit',
    message: 'Direct debit',
    comment: 'How a payment was made: from the bank account, by SEPA mandate',
  }),
  sctNote: msg({
    id: 'vl.PaymentMethodPicker.sctNote',
    message: '1–2 working days',
    comment: 'Below "Bank transfer": how long it takes; must be short',
  }),
  none: msg({
    id: 'vl.PaymentMethodPicker.none',
    message: 'No payment method is available in your country at the moment.',
    comment: 'Instead of the list, when there is no payment method',
  }),
  unavailable: msg({
    id: 'vl.PaymentMethodPicker.unavailable',
    message: 'Unavailable',
    comment: 'Below a payment method that does not work at the moment; little room',
  }),
};

export const orderSummary = {
  title: msg({
    id: 'vl.OrderSummary.title',
    message: 'Your order',
    comment: 'Heading of the list of what is ordered, above the button that orders',
  }),
  item: msg({ id: 'vl.OrderSummary.item', message: 'Package', comment: 'Row of the summary' }),
  credits: ({ count }: { count: number }) =>
    msg({
      id: 'vl.OrderSummary.credits',
      message: plural(count, { one: '# credit', other: '# credits' }),
      comment: 'What is bought',
    }),
  premium: ({ months }: { months: number }) =>
    msg({
      id: 'vl.OrderSummary.premium',
      message: `Premium, ${plural(months, { one: '# month', other: '# months' })}`,
      comment: 'What is bought',
    }),
  included: msg({
    id: 'vl.OrderSummary.included',
    message: 'Included',
    comment: 'Row of the summary: credits a month of a premium package',
  }),
  membership: msg({
    id: 'vl.OrderSummary.membership',
    message: 'Premium membership',
    comment: 'Row of the summary of a premium package',
  }),
  noExtraCharge: msg({
    id: 'vl.OrderSummary.noExtraCharge',
    message: 'No extra charge',
    comment: 'Value of the row “Premium membership”: the whole price is for the credits',
  }),
  monthly: msg({
    id: 'vl.OrderSummary.monthly',
    message: 'Price per month',
    comment: 'Row of the summary: the total of a premium package by its months',
  }),
  withdrawal: msg({
    id: 'vl.OrderSummary.withdrawal',
    message: 'If you withdraw',
    comment: 'Row of the summary: what somebody who withdraws from the contract has to pay',
  }),
  usedCredit: ({ price }: { price: string }) =>
    msg({
      id: 'vl.OrderSummary.usedCredit',
      message: `${price} per credit used`,
      comment: 'Value of the row “If you withdraw”: what of the price is kept',
    }),
  normalPrice: msg({
    id: 'vl.OrderSummary.normalPrice',
    message: 'Normal price',
    comment: 'Row of the summary',
  }),
  discount: ({ percent }: { percent: string }) =>
    msg({
      id: 'vl.OrderSummary.discount',
      message: `Discount of ${percent}`,
      comment: 'Row of the summary',
    }),
  method: msg({ id: 'vl.OrderSummary.method', message: 'Payment method', comment: 'Row of the summary' }),
  methodMissing: msg({
    id: 'vl.OrderSummary.methodMissing',
    message: 'Choose how to pay',
    comment: 'Value of a row while no payment method is chosen',
  }),
  renewal: msg({ id: 'vl.OrderSummary.renewal', message: 'Renewal', comment: 'Row of the summary' }),
  never: msg({
    id: 'vl.OrderSummary.never',
    message: 'None: you pay once',
    comment: 'Value of the row "Renewal"',
  }),
  total: msg({ id: 'vl.OrderSummary.total', message: 'Total', comment: 'Last row of the summary' }),
  vat: msg({ id: 'vl.OrderSummary.vat', message: 'VAT included', comment: 'Below the total' }),
  order: msg({
    id: 'vl.OrderSummary.order',
    message: 'Order with obligation to pay',
    comment: 'Button. By law it must say that the order has to be paid',
  }),
};

export const paymentStatus = {
  loading: msg({
    id: 'vl.PaymentStatus.loading',
    message: 'Checking your payment',
    comment: 'Headline while the result of a payment is loading',
  }),
  pending: msg({
    id: 'vl.PaymentStatus.pending',
    message: 'Waiting for <em>your payment</em>',
    comment: 'Headline while the provider has not decided; italics inside <em>',
  }),
  pendingText: ({ method }: { method: string }) =>
    msg({
      id: 'vl.PaymentStatus.pendingText',
      message: `We’re still waiting for confirmation (${method}). This page keeps checking, and you can leave it: the credits will arrive on their own.`,
      comment: 'Below the headline',
    }),
  completed: msg({
    id: 'vl.PaymentStatus.completed',
    message: 'Payment <em>complete</em>',
    comment: 'Headline after a completed payment; italics inside <em>',
  }),
  completedText: ({ credits, price, method }: { credits: number; price: string; method: string }) =>
    msg({
      id: 'vl.PaymentStatus.completedText',
      message: `${plural(credits, { one: '# credit is', other: '# credits are' })} yours. You paid ${price} with ${method}.`,
      comment: 'Below the headline',
    }),
  waitingText: ({
    credits,
    price,
    method,
    date,
  }: {
    credits: number;
    price: string;
    method: string;
    date: string;
  }) =>
    msg({
      id: 'vl.PaymentStatus.waitingText',
      message: `You paid ${price} with ${method}. You can use ${plural(credits, { one: 'your # credit', other: 'your # credits' })} from ${date}, when the withdrawal period is over.`,
      comment: 'Below the headline, when the buyer did not ask to use the credits at once',
    }),
  toWallet: msg({
    id: 'vl.PaymentStatus.toWallet',
    message: 'Use the credits sooner: ask in your wallet',
    comment: 'Link below “You can use your 20 credits from 5 December …”',
  }),
  failed: msg({
    id: 'vl.PaymentStatus.failed',
    message: 'Payment <em>failed</em>',
    comment: 'Headline after a failed payment',
  }),
  failedText: ({ method }: { method: string }) =>
    msg({
      id: 'vl.PaymentStatus.failedText',
      message: `The payment was declined (${method}). Nothing was charged. Try again, or pay another way.`,
      comment: 'Below the headline',
    }),
  cancelled: msg({
    id: 'vl.PaymentStatus.cancelled',
    message: 'Payment <em>cancelled</em>',
    comment: 'Headline after a cancelled payment',
  }),
  cancelledText: msg({
    id: 'vl.PaymentStatus.cancelledText',
    message: 'The payment was cancelled or has expired. Nothing was charged.',
    comment: 'Below the headline',
  }),
  refund: ({ days }: { days: number }) =>
    msg({
      id: 'vl.PaymentStatus.refund',
      message: `If you change your mind: for ${plural(days, { one: '# day', other: '# days' })} we refund the credits you haven’t used.`,
      comment: 'Note after a completed payment',
    }),
  goOn: msg({
    id: 'vl.PaymentStatus.goOn',
    message: 'Keep writing',
    comment: 'Link after a completed payment: back to the conversation',
  }),
  receipt: msg({
    id: 'vl.PaymentStatus.receipt',
    message: 'We’re e-mailing you the receipt.',
    comment: 'Note after a completed payment',
  }),
  retry: msg({
    id: 'vl.PaymentStatus.retry',
    message: 'Try again',
    comment: 'Link after a failed or cancelled payment',
  }),
  packages: msg({
    id: 'vl.PaymentStatus.packages',
    message: 'Other packages',
    comment: 'Link after a failed or cancelled payment',
  }),
  toPayment: msg({
    id: 'vl.PaymentStatus.toPayment',
    message: 'Back to the payment page',
    comment: 'Link while pending: to the page of the payment provider',
  }),
};

export const transactionRow = {
  detail: ({ date, method }: { date: string; method: string }) =>
    msg({
      id: 'vl.TransactionRow.detail',
      message: `${date} · ${method}`,
      comment: 'When and how a payment was made: “3 Nov 2026 · PayPal”',
    }),
  pending: msg({ id: 'vl.TransactionRow.pending', message: 'Pending', comment: 'State of a payment' }),
  failed: msg({ id: 'vl.TransactionRow.failed', message: 'Failed', comment: 'State of a payment' }),
  cancelled: msg({ id: 'vl.TransactionRow.cancelled', message: 'Cancelled', comment: 'State of a payment' }),
};

export const repeatOrderRow = {
  action: msg({ id: 'vl.RepeatOrderRow.action', message: 'Order again', comment: 'Link to the order' }),
  actionLong: ({ item, price }: { item: string; price: string }) =>
    msg({
      id: 'vl.RepeatOrderRow.actionLong',
      message: `Order again: ${item} for ${price}`,
      comment: 'Link to order again, for screen readers; begins with the text of “Order again”',
    }),
  gone: msg({
    id: 'vl.RepeatOrderRow.gone',
    message: 'No longer available',
    comment: 'Instead of the link: the package does not exist any more',
  }),
};
