import { msg, plural } from '@lingui/core/macro';

export const transactionList = {
  loading: msg({
    id: 'vl.TransactionList.loading',
    message: 'Loading your payments',
    comment: 'For screen readers',
  }),
  empty: msg({
    id: 'vl.TransactionList.empty',
    message: 'Nothing bought <em>yet</em>',
    comment: 'Instead of the list of payments; italics inside <em>',
  }),
  emptyBody: msg({
    id: 'vl.TransactionList.emptyBody',
    message: 'Your payments will appear here, with what you got for each.',
    comment: 'Below "Nothing bought yet"',
  }),
  packages: msg({
    id: 'vl.TransactionList.packages',
    message: 'See the packages',
    comment: 'Link below "Nothing bought yet"',
  }),
  error: msg({
    id: 'vl.TransactionList.error',
    message: 'The list <em>didn’t load</em>',
    comment: 'Instead of a list; italics inside <em>',
  }),
  errorBody: msg({
    id: 'vl.TransactionList.errorBody',
    message: 'Your payments are safe; we just couldn’t load the list.',
    comment: 'Below "That did not load"',
  }),
};

export const transactionDetail = {
  number: msg({
    id: 'vl.TransactionDetail.number',
    message: 'Payment number',
    comment: 'Row of a payment',
  }),
  date: msg({ id: 'vl.TransactionDetail.date', message: 'Date', comment: 'Row of a payment' }),
  paid: msg({ id: 'vl.TransactionDetail.paid', message: 'Paid', comment: 'State of a payment' }),
  unpaid: msg({
    id: 'vl.TransactionDetail.unpaid',
    message: 'Nothing was charged.',
    comment: 'Below the amount of a payment that failed or was stopped',
  }),
  withdrawal: ({ date }: { date: string }) =>
    msg({
      id: 'vl.TransactionDetail.withdrawal',
      message: `You can withdraw until ${date}. We refund the credits you haven’t used.`,
      comment: 'Below a payment',
    }),
  withdraw: msg({
    id: 'vl.TransactionDetail.withdraw',
    message: 'Withdraw from contract here',
    comment: 'Link to the withdrawal. The law prescribes the words: use those of Directive (EU) 2023/2673',
  }),
};

export const repeatOrderList = {
  empty: msg({
    id: 'vl.RepeatOrderList.empty',
    message: 'Nothing to order <em>again</em>',
    comment: 'Instead of the list; italics inside <em>',
  }),
  emptyBody: msg({
    id: 'vl.RepeatOrderList.emptyBody',
    message: 'Reorder here at today’s price.',
    comment: 'Below "Nothing to order again"',
  }),
};

export const companyInfo = {
  name: msg({ id: 'vl.CompanyInfo.name', message: 'Company', comment: 'Row: registered name' }),
  tradeNames: ({ count }: { count: number }) =>
    msg({
      id: 'vl.CompanyInfo.tradeNames',
      message: plural(count, { one: 'Trade name', other: 'Trade names' }),
      comment: 'Row: names the company trades under',
    }),
  address: msg({ id: 'vl.CompanyInfo.address', message: 'Address', comment: 'Row' }),
  register: msg({
    id: 'vl.CompanyInfo.register',
    message: 'Trade register',
    comment: 'Row: number in the register of companies',
  }),
  vat: ({ count }: { count: number }) =>
    msg({
      id: 'vl.CompanyInfo.vat',
      message: plural(count, { one: 'VAT number', other: 'VAT numbers' }),
      comment: 'Row',
    }),
  phone: msg({ id: 'vl.CompanyInfo.phone', message: 'Phone', comment: 'Row' }),
  email: msg({ id: 'vl.CompanyInfo.email', message: 'E-mail', comment: 'Row' }),
};

export const messageCostNote = {
  free: msg({
    id: 'vl.MessageCostNote.free',
    message: 'Reading and writing cost nothing.',
    comment: 'Where a message costs no credits',
  }),
  credits: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.MessageCostNote.credits',
      message: `A message costs ${plural(credits, { one: '# credit', other: '# credits' })}. Reading is free.`,
      comment: 'Where the price in money is not known',
    }),
  price: ({ credits, price }: { credits: number; price: string }) =>
    msg({
      id: 'vl.MessageCostNote.price',
      message: `A message costs ${plural(credits, { one: '# credit', other: '# credits' })}: ${price} or more, depending on the package. Reading is free.`,
      comment: '{price} is the price of a message with the cheapest package, e.g. €0.54',
    }),
};
