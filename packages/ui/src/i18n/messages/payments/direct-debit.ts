import { msg, plural } from '@lingui/core/macro';

export const directDebitForm = {
  lead: ({ limit }: { limit: string }) =>
    msg({
      id: 'vl.DirectDebitForm.lead',
      message: `We collect nothing until you confirm with a code, and at most ${limit} per calendar month.`,
      comment: 'Above the form of the direct debit',
    }),
  account: msg({
    id: 'vl.DirectDebitForm.account',
    message: 'Your account',
    comment: 'Above the fields for the holder and the IBAN',
  }),
  holder: msg({ id: 'vl.DirectDebitForm.holder', message: 'Account holder', comment: 'Label of a field' }),
  iban: msg({ id: 'vl.DirectDebitForm.iban', message: 'IBAN', comment: 'Label of a field' }),
  ibanHint: msg({
    id: 'vl.DirectDebitForm.ibanHint',
    message: 'Your IBAN is on your bank card or statement.',
    comment: 'Help below the IBAN',
  }),
  ibanMissing: msg({
    id: 'vl.DirectDebitForm.ibanMissing',
    message: 'Please enter the IBAN of your account.',
    comment: 'Below the IBAN: it is empty',
  }),
  ibanFormat: msg({
    id: 'vl.DirectDebitForm.ibanFormat',
    message: 'There’s a typo in this IBAN. Compare it with your card or bank statement.',
    comment: 'Below the IBAN: its checksum is wrong',
  }),
  ibanShort: msg({
    id: 'vl.DirectDebitForm.ibanShort',
    message: 'Some characters of this IBAN are missing.',
    comment: 'Below the IBAN: too short for its country',
  }),
  ibanLong: msg({
    id: 'vl.DirectDebitForm.ibanLong',
    message: 'This IBAN has too many characters.',
    comment: 'Below the IBAN: too long for its country',
  }),
  ibanCountry: msg({
    id: 'vl.DirectDebitForm.ibanCountry',
    message: 'Direct debit isn’t available for accounts in this country.',
    comment: 'Below the IBAN: its country is outside SEPA',
  }),
  address: msg({
    id: 'vl.DirectDebitForm.address',
    message: 'Your address',
    comment: 'Above the fields for street, town and phone',
  }),
  street: msg({ id: 'vl.DirectDebitForm.street', message: 'Street', comment: 'Label of a field' }),
  number: msg({
    id: 'vl.DirectDebitForm.number',
    message: 'Number',
    comment: 'Label of a narrow field: number of the house',
  }),
  zip: msg({ id: 'vl.DirectDebitForm.zip', message: 'Postcode', comment: 'Label of a narrow field' }),
  city: msg({ id: 'vl.DirectDebitForm.city', message: 'Town', comment: 'Label of a field' }),
  phone: msg({ id: 'vl.DirectDebitForm.phone', message: 'Mobile number', comment: 'Label of a field' }),
  phoneHint: msg({
    id: 'vl.DirectDebitForm.phoneHint',
    message: 'The code comes by SMS.',
    comment: 'Help below the mobile number',
  }),
  phoneFormat: msg({
    id: 'vl.DirectDebitForm.phoneFormat',
    message: 'Please enter the number with its country code, such as +44.',
    comment: 'Error below the mobile number: not a valid mobile number',
  }),
  sendCode: msg({
    id: 'vl.DirectDebitForm.sendCode',
    message: 'Send me the code',
    comment: 'Button below the form: sends an SMS, orders nothing',
  }),
  sent: ({ phone }: { phone: string }) =>
    msg({
      id: 'vl.DirectDebitForm.sent',
      message: `We have sent a code by SMS to ${phone}.`,
      comment: 'Above the field for the code',
    }),
  sentAgain: ({ phone }: { phone: string }) =>
    msg({
      id: 'vl.DirectDebitForm.sentAgain',
      message: `A new code is on its way to ${phone}.`,
      comment: 'Above the field for the code, after a new code was requested',
    }),
  code: msg({ id: 'vl.DirectDebitForm.code', message: 'Code', comment: 'Label of the field' }),
  codeHint: ({ tries, hours }: { tries: number; hours: number }) =>
    msg({
      id: 'vl.DirectDebitForm.codeHint',
      message: `After ${plural(tries, { one: '# wrong code', other: '# wrong codes' })} direct debit is blocked for ${plural(hours, { one: '# hour', other: '# hours' })}.`,
      comment: 'Help below the code',
    }),
  codeWrong: ({ left }: { left: number }) =>
    msg({
      id: 'vl.DirectDebitForm.codeWrong',
      message: `The code is not right. ${plural(left, { one: '# try is', other: '# tries are' })} left.`,
      comment: 'Below the code: it is wrong; {left}: tries before direct debit is blocked',
    }),
  codeMissing: msg({
    id: 'vl.DirectDebitForm.codeMissing',
    message: 'Please enter the code from the SMS.',
    comment: 'Below the code: it is empty',
  }),
  resend: msg({ id: 'vl.DirectDebitForm.resend', message: 'Send a new code', comment: 'Button' }),
  resending: msg({
    id: 'vl.DirectDebitForm.resending',
    message: 'A new code is being sent',
    comment: 'While a new code is being sent, in place of the sentence that says where it was sent',
  }),
  from: msg({
    id: 'vl.DirectDebitForm.from',
    message: 'From the account',
    comment: 'Row of the summary: the IBAN, shortened',
  }),
  creditor: msg({
    id: 'vl.DirectDebitForm.creditor',
    message: 'Creditor',
    comment: 'Row of the summary: the creditor, in the term of SEPA; its id is shown below',
  }),
  mandate: msg({
    id: 'vl.DirectDebitForm.mandate',
    message: 'Mandate reference',
    comment: 'Row of the summary: the mandate reference, in the term of SEPA',
  }),
  mandateText: ({ creditor }: { creditor: string }) =>
    msg({
      id: 'vl.DirectDebitForm.mandateText',
      message: `I authorise ${creditor} to collect payments from my account by direct debit, and I instruct my bank to pay them. Within eight weeks of the collection I can ask my bank for the money back, under the terms agreed with it.`,
      comment: 'SEPA core mandate, in the first person. Follow the wording of the European Payments Council',
    }),
  ahead: msg({
    id: 'vl.DirectDebitForm.ahead',
    message: 'Before each collection we e-mail you the date and the amount.',
    comment: 'Below the mandate: the pre-notification',
  }),
  change: msg({
    id: 'vl.DirectDebitForm.change',
    message: 'Change my details',
    comment: 'Button: back to the form',
  }),
  closedFor: ({ hours }: { hours: number }) =>
    msg({
      id: 'vl.DirectDebitForm.closedFor',
      message: `You can use direct debit again in ${plural(hours, { one: '# hour', other: '# hours' })}. Nothing was collected, and you can still pay any other way.`,
      comment: 'After “Direct debit is blocked for this account.”',
    }),
  closed: msg({
    id: 'vl.DirectDebitForm.closed',
    message: 'Nothing was collected, and you can still pay any other way.',
    comment: 'After “Direct debit is blocked for this account.”, when the end of the block is not known',
  }),
  limit: ({ limit }: { limit: string }) =>
    msg({
      id: 'vl.DirectDebitForm.limit',
      message: `The limit is ${limit} per calendar month. You can still pay any other way.`,
      comment: 'After “You have reached the limit for direct debit this month.”',
    }),
  other: msg({
    id: 'vl.DirectDebitForm.other',
    message: 'Pay another way',
    comment: 'Link to the other ways to pay',
  }),
};

export const discountCodeField = {
  label: msg({ id: 'vl.DiscountCodeField.label', message: 'Discount code', comment: 'Label of the field' }),
  apply: msg({
    id: 'vl.DiscountCodeField.apply',
    message: 'Apply',
    comment: 'Button beside the field; little room',
  }),
  checking: msg({
    id: 'vl.DiscountCodeField.checking',
    message: 'The code is being checked',
    comment: 'For screen readers',
  }),
  applied: ({ percent, code }: { percent: string; code: string }) =>
    msg({
      id: 'vl.DiscountCodeField.applied',
      message: `${percent} off with ${code}`,
      comment: 'Instead of the field once a code is applied: “25% off with SPRING”',
    }),
  appliedPlain: ({ code }: { code: string }) =>
    msg({
      id: 'vl.DiscountCodeField.appliedPlain',
      message: `${code} applies`,
      comment:
        'Instead of the field once a code is applied whose percentage may not be announced: “SPRING applies”',
    }),
  remove: msg({ id: 'vl.DiscountCodeField.remove', message: 'Remove', comment: 'Button: without the code' }),
  invalid: msg({
    id: 'vl.DiscountCodeField.invalid',
    message: 'We don’t recognise this code. Is it spelled correctly?',
    comment: 'Below the field',
  }),
  expired: msg({
    id: 'vl.DiscountCodeField.expired',
    message: 'This code has expired.',
    comment: 'Below the field',
  }),
  used: msg({
    id: 'vl.DiscountCodeField.used',
    message: 'You’ve already used this code.',
    comment: 'Below the field',
  }),
};
