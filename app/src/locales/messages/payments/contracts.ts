import { msg, plural } from '@lingui/core/macro';

/** Texts that the pages for withdrawals and cancellations share. */
export const contractMessages = {
  name: msg({
    id: 'app.Contracts.name',
    message: 'Your name',
    comment: 'Label of the field for the name, in the form for a withdrawal or a cancellation by a visitor',
  }),
  email: msg({
    id: 'app.Contracts.email',
    message: 'E-mail address of your account',
    comment:
      'Label of the field for the e-mail address, in the form for a withdrawal or a cancellation by a visitor',
  }),
  payment: msg({
    id: 'app.Contracts.payment',
    message: 'Receipt or payment number',
    comment:
      'Label of the field that identifies the contract, in the form for a withdrawal or a cancellation; the reference of a direct debit mandate is accepted too',
  }),
  paymentHint: msg({
    id: 'app.Contracts.paymentHint',
    message:
      'You’ll find the number on the receipt and in our e-mails. For a direct debit, the mandate reference works too.',
    comment: 'Help text below the field “Receipt or payment number”',
  }),
  choose: msg({
    id: 'app.Contracts.choose',
    message: 'Which purchase?',
    comment: 'Label of the list of the member’s payments, in the form for a withdrawal',
  }),
  missing: msg({
    id: 'app.Contracts.missing',
    message: 'We need this to find your contract.',
    comment: 'Error below an empty field, in the form for a withdrawal or a cancellation',
  }),
  back: msg({
    id: 'app.Contracts.back',
    message: 'Back',
    comment:
      'Button beside the one that confirms a withdrawal or a cancellation; returns to the form without declaring anything',
  }),
  received: ({ date }: { date: string }) =>
    msg({
      id: 'app.Contracts.received',
      message: `Received on ${date}. We’re sending you the confirmation by e-mail.`,
      comment: 'For a member, below the headline after a withdrawal or a cancellation; {date}: date and time',
    }),
  declared: msg({
    id: 'app.Contracts.declared',
    message: 'We’ve received your <em>declaration</em>',
    comment:
      'Headline after a withdrawal or a cancellation without log-in, whether or not the contract was found; text inside <em> is in italics',
  }),
  mailed: ({ date, email }: { date: string; email: string }) =>
    msg({
      id: 'app.Contracts.mailed',
      message: `Received on ${date}. We’re e-mailing ${email}: confirm your declaration with the link in that e-mail, so that nobody else can make it for you. The time above is the one that counts.`,
      comment:
        'For a visitor, below the headline “We’ve received your declaration”; {date}: date and time, {email}: the address that was typed',
    }),
  noMail: msg({
    id: 'app.Contracts.noMail',
    message: 'No e-mail after a few minutes? Write to us:',
    comment:
      'For a visitor, last line after a withdrawal or a cancellation; the e-mail address of the support follows',
  }),
  notFound: msg({
    id: 'app.Contracts.notFound',
    message:
      'None of this account’s payments has that number. Did you pay with another account? Write to us:',
    comment:
      'Error in the form for a withdrawal or a cancellation, when a member typed a payment that is not theirs; the e-mail address of the support follows',
  }),
};

/** Texts of the page for withdrawing from a contract. */
export const withdrawalMessages = {
  title: msg({
    id: 'app.Withdrawal.title',
    message: 'Withdraw from contract here',
    comment:
      'Page title, headline and first button of the page for withdrawing from a contract, and link to it. The law prescribes the words: use the ones of Directive (EU) 2023/2673, Article 11a',
  }),
  lead: ({ days }: { days: number }) =>
    msg({
      id: 'app.Withdrawal.lead',
      message: `Within ${plural(days, { one: '# day', other: '# days' })} of buying, without giving a reason. We refund the credits you haven’t used.`,
      comment:
        'Below the headline of the page for withdrawing from a contract; {days}: the period for a withdrawal',
    }),
  confirm: msg({
    id: 'app.Withdrawal.confirm',
    message: 'Confirm withdrawal',
    comment:
      'Second button of the page for withdrawing from a contract: declares the withdrawal. The law prescribes the words: use the ones of Directive (EU) 2023/2673, Article 11a',
  }),
  credits: msg({
    id: 'app.Withdrawal.credits',
    message: 'Credits you give back',
    comment: 'Consequences of a withdrawal: name of a row; the number of credits follows',
  }),
  amount: msg({
    id: 'app.Withdrawal.amount',
    message: 'You get back',
    comment: 'Consequences of a withdrawal: name of a row; the amount that is paid back follows',
  }),
  toCollect: msg({
    id: 'app.Withdrawal.toCollect',
    message: 'Still to be collected',
    comment:
      'Consequences of a withdrawal: name of a row; the amount follows that a pending direct debit still takes from the account',
  }),
  until: msg({
    id: 'app.Withdrawal.until',
    message: 'Possible until',
    comment: 'Consequences of a withdrawal: name of a row; the last day for the withdrawal follows',
  }),
  periodOver: ({ date }: { date: string }) =>
    msg({
      id: 'app.Withdrawal.periodOver',
      message: `You can’t withdraw from this purchase any more: the withdrawal period ended on ${date}.`,
      comment:
        'Page for withdrawing from a contract: shown instead of the second button when the period is over; {date}: its last day',
    }),
  allUsed: msg({
    id: 'app.Withdrawal.allUsed',
    message: 'You can’t withdraw from this purchase any more: you have used all of its credits.',
    comment:
      'Page for withdrawing from a contract: shown instead of the second button when nothing is unused',
  }),
  repaid: msg({
    id: 'app.Withdrawal.repaid',
    message: 'You can’t withdraw from this purchase any more: its price has already been refunded.',
    comment:
      'Page for withdrawing from a contract: shown instead of the second button when the price was refunded or charged back',
  }),
  noRight: msg({
    id: 'app.Withdrawal.noRight',
    message: 'There is no right of withdrawal for this purchase.',
    comment:
      'Page for withdrawing from a contract: shown instead of the second button for a purchase without such a right: not paid, or the site gives none',
  }),
  already: ({ date }: { date: string }) =>
    msg({
      id: 'app.Withdrawal.already',
      message: `You withdrew on ${date}.`,
      comment:
        'Page for withdrawing from a contract: shown instead of the second button when the member has withdrawn before; {date}: a day',
    }),
  none: msg({
    id: 'app.Withdrawal.none',
    message: 'You have no purchases you can withdraw from.',
    comment: 'Page for withdrawing from a contract: shown instead of the form to a member without a purchase',
  }),
  done: msg({
    id: 'app.Withdrawal.done',
    message: 'You have <em>withdrawn</em>',
    comment: 'Headline for a member after the withdrawal; text inside <em> is in italics',
  }),
};

/** Texts of the page for cancelling premium that renews. */
export const cancellationMessages = {
  title: msg({
    id: 'app.Cancellation.title',
    message: 'Cancel contracts here',
    comment:
      'Page title, headline and first button of the page for cancelling premium that renews, and link to it. German law prescribes the words (§ 312k BGB): “Verträge hier kündigen”',
  }),
  lead: msg({
    id: 'app.Cancellation.lead',
    message:
      'Your Premium subscription ends with the period you’ve paid for. After that nothing more is collected.',
    comment: 'Below the headline of the page for cancelling premium that renews',
  }),
  confirm: msg({
    id: 'app.Cancellation.confirm',
    message: 'Cancel now',
    comment:
      'Second button of the page for cancelling premium that renews: declares the cancellation. German law prescribes the words (§ 312k BGB): “Jetzt kündigen”',
  }),
  kind: msg({
    id: 'app.Cancellation.kind',
    message: 'Kind of cancellation',
    comment:
      'Page for cancelling premium: legend of the choice between an ordinary cancellation and one for cause, and name of a row; what was chosen follows',
  }),
  ordinary: msg({
    id: 'app.Cancellation.ordinary',
    message: 'Without giving a reason',
    comment: 'Page for cancelling premium: a cancellation without a reason',
  }),
  ordinaryHint: msg({
    id: 'app.Cancellation.ordinaryHint',
    message: 'You keep what you’ve paid for until its end.',
    comment: 'Page for cancelling premium: explanation below “Ordinary”',
  }),
  cause: msg({
    id: 'app.Cancellation.cause',
    message: 'For a serious reason',
    comment:
      'Page for cancelling premium: a cancellation for a serious reason (German law: außerordentlich, aus wichtigem Grund)',
  }),
  causeHint: msg({
    id: 'app.Cancellation.causeHint',
    message: 'The contract ends at once, or on the day you choose.',
    comment: 'Page for cancelling premium: explanation below “For cause”',
  }),
  reason: msg({
    id: 'app.Cancellation.reason',
    message: 'Your reason',
    comment:
      'Page for cancelling premium: label of the field for the reason, and name of a row; the reason follows',
  }),
  reasonMissing: msg({
    id: 'app.Cancellation.reasonMissing',
    message: 'Please tell us your reason.',
    comment: 'Page for cancelling premium: error below the field “Your reason”',
  }),
  byPerson: msg({
    id: 'app.Cancellation.byPerson',
    message:
      'A person on our team reads your reason, decides what we refund of what you’ve paid ahead, and writes to you. Until then you keep your credits and the months you’ve paid for.',
    comment: 'Page for cancelling premium: what happens with the money after a cancellation for cause',
  }),
  when: msg({
    id: 'app.Cancellation.when',
    message: 'When should the contract end?',
    comment: 'Page for cancelling premium: legend of the choice between “As soon as possible” and a day',
  }),
  soonest: msg({
    id: 'app.Cancellation.soonest',
    message: 'As soon as possible',
    comment: 'Page for cancelling premium: when the contract should end',
  }),
  onDay: msg({
    id: 'app.Cancellation.onDay',
    message: 'On a day I choose',
    comment: 'Page for cancelling premium: when the contract should end; a field for the day follows',
  }),
  day: msg({
    id: 'app.Cancellation.day',
    message: 'Last day',
    comment: 'Page for cancelling premium: label of the field for the wished last day of the contract',
  }),
  dayHint: msg({
    id: 'app.Cancellation.dayHint',
    message: 'Premium ends with the paid month that this day falls in. Until then it renews as before.',
    comment: 'Page for cancelling premium: below the field “Last day”, for an ordinary cancellation',
  }),
  dayWrong: msg({
    id: 'app.Cancellation.dayWrong',
    message: 'Choose a day within the next twelve months.',
    comment: 'Page for cancelling premium: error below the field “Last day”',
  }),
  wishedEnd: msg({
    id: 'app.Cancellation.wishedEnd',
    message: 'Requested end date',
    comment: 'Consequences of a cancellation: name of a row; a day or “As soon as possible” follows',
  }),
  allOfThem: msg({
    id: 'app.Cancellation.allOfThem',
    message:
      'You’ll find the number on the receipt and in our e-mails. If you leave this field empty, all your subscriptions are cancelled.',
    comment:
      'Page for cancelling premium: help text below the field “Receipt or payment number” for a member, who need not fill it in',
  }),
  download: msg({
    id: 'app.Cancellation.download',
    message: 'Download the confirmation (PDF)',
    comment: 'Button after a cancellation: saves the confirmation as a file',
  }),
  noneForCause: msg({
    id: 'app.Cancellation.noneForCause',
    message:
      'We can’t find a Premium subscription. You can still cancel for a serious reason; our team will look into it.',
    comment:
      'Page for cancelling premium: above the second button, when a member cancels for cause and nothing renews',
  }),
  ends: msg({
    id: 'app.Cancellation.ends',
    message: 'Then ends on',
    comment: 'Consequences of a cancellation: name of a row; the day on which premium ends follows',
  }),
  first: msg({
    id: 'app.Cancellation.first',
    message: 'Collected before then',
    comment:
      'Consequences of a cancellation: name of a row; amount and day of the first direct debit follow, which is collected all the same',
  }),
  orLater: ({ date }: { date: string }) =>
    msg({
      id: 'app.Cancellation.orLater',
      message: `${date} or later`,
      comment:
        'Consequences of a cancellation: value of the row “Then ends on”, while the first direct debit is not paid yet, because the months begin with the payment; {date}: the earliest day',
    }),
  contract: msg({
    id: 'app.Cancellation.contract',
    message: 'Premium subscription',
    comment: 'Consequences of a cancellation: name of a row; the monthly price follows',
  }),
  none: msg({
    id: 'app.Cancellation.none',
    message: 'You have no subscription to cancel.',
    comment:
      'Page for cancelling premium that renews: shown instead of the second button when nothing renews',
  }),
  noneNamed: msg({
    id: 'app.Cancellation.noneNamed',
    message: 'What you bought with this payment is not a subscription: there is nothing to cancel.',
    comment:
      'Page for cancelling premium that renews: shown instead of the second button when the payment that was named does not renew; other payments may',
  }),
  done: msg({
    id: 'app.Cancellation.done',
    message: 'Your contract is <em>cancelled</em>',
    comment: 'Headline for a member after the cancellation; text inside <em> is in italics',
  }),
};

/** Texts of the page behind the links in the e-mail about a withdrawal or a cancellation without log-in. */
export const declarationMessages = {
  confirm: msg({
    id: 'app.Declaration.confirm',
    message: 'Confirm your <em>declaration</em>',
    comment:
      'Headline of the page that confirms a withdrawal or a cancellation made without log-in; text inside <em> is in italics',
  }),
  confirmBody: msg({
    id: 'app.Declaration.confirmBody',
    message:
      'You declared a withdrawal or a cancellation without logging in. It takes effect when you confirm it here. The time at which we received it is the one that counts.',
    comment:
      'Below the headline of the page that confirms a withdrawal or a cancellation made without log-in',
  }),
  confirmAction: msg({
    id: 'app.Declaration.confirmAction',
    message: 'Confirm now',
    comment: 'Button of the page that confirms a withdrawal or a cancellation made without log-in',
  }),
  undo: msg({
    id: 'app.Declaration.undo',
    message: 'Stop a declaration <em>you didn’t make</em>',
    comment:
      'Headline of the page on which somebody says that they did not make a withdrawal or a cancellation; text inside <em> is in italics',
  }),
  undoBody: msg({
    id: 'app.Declaration.undoBody',
    message:
      'We stop the withdrawal or cancellation that was declared in your name. If it has taken effect already, we undo it.',
    comment: 'Below the headline “Stop a declaration you didn’t make”',
  }),
  undoAction: msg({
    id: 'app.Declaration.undoAction',
    message: 'This wasn’t me',
    comment: 'Button below “Stop a declaration you didn’t make”: stops the withdrawal or the cancellation',
  }),
  withdrawn: msg({
    id: 'app.Declaration.withdrawn',
    message: 'Your withdrawal is <em>confirmed</em>',
    comment: 'Headline after a withdrawal without log-in was confirmed; text inside <em> is in italics',
  }),
  withdrawnBody: msg({
    id: 'app.Declaration.withdrawnBody',
    message: 'We’re sending you an e-mail that says what you get back.',
    comment: 'Below the headline “Your withdrawal is confirmed”',
  }),
  cancelled: msg({
    id: 'app.Declaration.cancelled',
    message: 'Your cancellation is <em>confirmed</em>',
    comment: 'Headline after a cancellation without log-in was confirmed; text inside <em> is in italics',
  }),
  cancelledBody: msg({
    id: 'app.Declaration.cancelledBody',
    message: 'We’re sending you an e-mail that says when your Premium ends.',
    comment: 'Below the headline “Your cancellation is confirmed”',
  }),
  stopped: msg({
    id: 'app.Declaration.stopped',
    message: 'The declaration is <em>stopped</em>',
    comment:
      'Headline after a withdrawal or a cancellation without log-in was stopped or taken back; text inside <em> is in italics',
  }),
  stoppedBody: msg({
    id: 'app.Declaration.stoppedBody',
    message: 'Your contract goes on as before. You don’t need to do anything else.',
    comment: 'Below the headline “Stopped”',
  }),
  withSupport: msg({
    id: 'app.Declaration.withSupport',
    message: 'Our team looks into <em>your declaration</em>',
    comment:
      'Headline after a link about a withdrawal or a cancellation was pressed that only a person can carry out; text inside <em> is in italics',
  }),
  withSupportBody: msg({
    id: 'app.Declaration.withSupportBody',
    message:
      'We can’t do this automatically, so a person on our team handles your declaration and writes to you.',
    comment: 'Below the headline “A person looks into it”',
  }),
  receivedAt: ({ date }: { date: string }) =>
    msg({
      id: 'app.Declaration.receivedAt',
      message: `The declaration was received on ${date}.`,
      comment:
        'Last line after a withdrawal or a cancellation was confirmed or stopped; {date}: day and time',
    }),
  unknown: msg({
    id: 'app.Declaration.unknown',
    message: 'This link <em>doesn’t work</em>',
    comment:
      'Headline of the page for confirming or stopping a withdrawal or a cancellation, when the link is not complete; text inside <em> is in italics',
  }),
  unknownBody: msg({
    id: 'app.Declaration.unknownBody',
    message: 'Open the link in the e-mail once more. If that doesn’t help, write to us:',
    comment: 'Below the headline “This link doesn’t work”; the e-mail address of the support follows',
  }),
};
