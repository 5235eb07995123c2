import { msg, plural } from '@lingui/core/macro';

/** Texts that the pages of withdrawal and cancellation share. */
export const contractMessages = {
  name: msg({ id: 'app.Contracts.name', message: 'Your name', comment: 'Label of a field' }),
  email: msg({
    id: 'app.Contracts.email',
    message: 'E-mail address of your account',
    comment: 'Label of a field',
  }),
  payment: msg({
    id: 'app.Contracts.payment',
    message: 'Number of the receipt or payment',
    comment: 'Label of a field; the reference of a direct debit mandate is taken too',
  }),
  paymentHint: msg({
    id: 'app.Contracts.paymentHint',
    message:
      'You find it on the receipt and in our e-mails. The mandate reference of a direct debit works too.',
    comment: 'Below the field “Number of the receipt or payment”',
  }),
  choose: msg({
    id: 'app.Contracts.choose',
    message: 'Which purchase?',
    comment: 'Label of a list of payments',
  }),
  missing: msg({
    id: 'app.Contracts.missing',
    message: 'We need this to find your contract.',
    comment: 'Below an empty field',
  }),
  back: msg({
    id: 'app.Contracts.back',
    message: 'Back',
    comment: 'Button: goes back without declaring anything',
  }),
  received: ({ date }: { date: string }) =>
    msg({
      id: 'app.Contracts.received',
      message: `Received on ${date}. The confirmation is on its way to you by e-mail.`,
      comment: 'After a withdrawal or a cancellation; date and time',
    }),
  declared: msg({
    id: 'app.Contracts.declared',
    message: 'We have your <em>declaration</em>',
    comment:
      'Headline after a withdrawal or cancellation without log-in, whatever becomes of it; <em> is set in italics',
  }),
  mailed: ({ date, email }: { date: string; email: string }) =>
    msg({
      id: 'app.Contracts.mailed',
      message: `Received on ${date}. An e-mail to ${email} tells you what happens next: it is the confirmation, or says that our support is looking for your contract.`,
      comment: 'Below it; date and time, and the address that was typed',
    }),
  noMail: msg({
    id: 'app.Contracts.noMail',
    message: 'No e-mail after a few minutes? Write to us:',
    comment: 'Below it; the address of support follows',
  }),
  notFound: msg({
    id: 'app.Contracts.notFound',
    message:
      'None of the payments of this account has that number. Did you pay with another account? Write to us:',
    comment: 'A member named a payment that is not theirs; the address of support follows',
  }),
};

/** Texts of the page of withdrawal. */
export const withdrawalMessages = {
  title: msg({
    id: 'app.Withdrawal.title',
    message: 'Withdraw from contract here',
    comment:
      'Title and first button. The law prescribes the words: use the ones of Directive (EU) 2023/2673, Article 11a',
  }),
  lead: ({ days }: { days: number }) =>
    msg({
      id: 'app.Withdrawal.lead',
      message: `For ${plural(days, { one: '# day', other: '# days' })} after buying, without a reason. We pay back the credits you have not used.`,
      comment: 'Under the headline',
    }),
  confirm: msg({
    id: 'app.Withdrawal.confirm',
    message: 'Confirm withdrawal',
    comment: 'Second button. The law prescribes the words, see “Withdraw from contract here”',
  }),
  credits: msg({
    id: 'app.Withdrawal.credits',
    message: 'Credits you give back',
    comment: 'Row: a number follows',
  }),
  amount: msg({ id: 'app.Withdrawal.amount', message: 'You get back', comment: 'Row: an amount follows' }),
  toCollect: msg({
    id: 'app.Withdrawal.toCollect',
    message: 'Still collected',
    comment: 'Row: an amount follows that a direct debit on its way still takes from the account',
  }),
  until: msg({ id: 'app.Withdrawal.until', message: 'Possible until', comment: 'Row: a day follows' }),
  impossible: msg({
    id: 'app.Withdrawal.impossible',
    message:
      'You cannot withdraw from this purchase: the time is over, everything has been used, or no money is left to pay back.',
    comment: 'Instead of the button, when nothing can be withdrawn',
  }),
  already: ({ date }: { date: string }) =>
    msg({
      id: 'app.Withdrawal.already',
      message: `You withdrew on ${date}.`,
      comment: 'Instead of the button',
    }),
  none: msg({
    id: 'app.Withdrawal.none',
    message: 'There is no purchase from which you could withdraw.',
    comment: 'Instead of the form',
  }),
  done: msg({
    id: 'app.Withdrawal.done',
    message: 'You have <em>withdrawn</em>',
    comment: 'Headline; the word inside <em> is set in italics',
  }),
};

/** Texts of the page of cancellation. */
export const cancellationMessages = {
  title: msg({
    id: 'app.Cancellation.title',
    message: 'Cancel contracts here',
    comment: 'Title and first button. German law prescribes the words (§ 312k BGB): “Verträge hier kündigen”',
  }),
  lead: msg({
    id: 'app.Cancellation.lead',
    message:
      'Premium that renews ends when the time you have paid for is over. After that nothing more is collected.',
    comment: 'Under the headline',
  }),
  confirm: msg({
    id: 'app.Cancellation.confirm',
    message: 'Cancel now',
    comment: 'Second button. German law prescribes the words (§ 312k BGB): “Jetzt kündigen”',
  }),
  ends: msg({ id: 'app.Cancellation.ends', message: 'Then ends on', comment: 'Row: a day follows' }),
  first: msg({
    id: 'app.Cancellation.first',
    message: 'Collected before that',
    comment: 'Row: amount and day of the first direct debit, which comes all the same',
  }),
  orLater: ({ date }: { date: string }) =>
    msg({
      id: 'app.Cancellation.orLater',
      message: `${date} or later`,
      comment: 'When it ends at the earliest: the months begin when the bank has paid',
    }),
  contract: msg({
    id: 'app.Cancellation.contract',
    message: 'Premium that renews',
    comment: 'Row: the price follows',
  }),
  none: msg({
    id: 'app.Cancellation.none',
    message: 'Nothing renews: there is nothing to cancel.',
    comment: 'Instead of the second button',
  }),
  noneNamed: msg({
    id: 'app.Cancellation.noneNamed',
    message: 'What you bought with this payment does not renew: there is nothing to cancel.',
    comment: 'The same where the address names one payment; others may renew',
  }),
  done: msg({
    id: 'app.Cancellation.done',
    message: '<em>Cancelled</em>',
    comment: 'Headline; the word inside <em> is set in italics',
  }),
};
