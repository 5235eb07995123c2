// Plain descriptors, since the server runs from source, where Lingui's macros do not work. The `i18n` comment marks them for extraction.

/** Texts that the payment provider shows about an order. */
export const paymentMessages = {
  description: /*i18n*/ {
    id: 'payment.description',
    message: '{site} · {credits, plural, one {# credit} other {# credits}}',
    comment:
      'Description of an order on the pages of the payment provider and on bank statements; {site}: name of the site, {credits}: how many',
  },
} as const;

/** Texts of withdrawals and cancellations whose contract was not found, as support and the sender read them. */
export const declarationMessages = {
  withdrawal: /*i18n*/ {
    id: 'payment.declaredWithdrawal',
    message: 'I withdraw from the contract with the number “{number}”. ({name})',
    comment:
      'Withdrawal by somebody whose contract was not found, as support and the sender read it; {number}: the number that was typed, {name}: the name that was typed',
  },
  cancellation: /*i18n*/ {
    id: 'payment.declaredCancellation',
    message: 'I cancel the contract with the number “{number}”. ({name})',
    comment:
      'Cancellation by somebody whose contract was not found, as support and the sender read it; {number}: the number that was typed, {name}: the name that was typed',
  },
  cancellationOfAll: /*i18n*/ {
    id: 'payment.declaredCancellationOfAll',
    message: 'I cancel my Premium. ({name})',
    comment:
      'Cancellation by a member who named no number, as support and the sender read it; {name}: the name of the member',
  },
  endsOn: /*i18n*/ {
    id: 'payment.declaredEndsOn',
    message: 'It should end on {date}.',
    comment: 'Cancellation as support and the sender read it: the wished end; {date}: a day',
  },
  cause: /*i18n*/ {
    id: 'payment.declaredCause',
    message: 'For a serious reason: {reason}',
    comment:
      'Cancellation for cause as support and the sender read it; {reason}: the reason in the words of the sender',
  },
  receivedAt: /*i18n*/ {
    id: 'payment.declaredReceivedAt',
    message: 'Received on {moment}.',
    comment:
      'Withdrawal or cancellation without log-in as support and the sender read it; {moment}: day and time',
  },
  collected: /*i18n*/ {
    id: 'payment.declaredCollected',
    message: 'This renewal was collected after that. Please refund it.',
    comment:
      'Cancellation without log-in as support and the owner of the account read it, after the day on which it was received; the number above is that of the payment',
  },
  refuted: /*i18n*/ {
    id: 'payment.declaredRefuted',
    message: 'This wasn’t me. Please undo it.',
    comment:
      'Withdrawal or cancellation without log-in as support and the owner of the account read it, after the owner said that somebody else had declared it',
  },
  noName: /*i18n*/ {
    id: 'payment.declaredNoName',
    message: 'no name given',
    comment:
      'Stands for the name in “I withdraw from the contract …” and “I cancel the contract …” when none was typed',
  },
} as const;
