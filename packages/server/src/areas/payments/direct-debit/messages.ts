// Plain descriptors, since the server runs from source, where Lingui's macros do not work. The `i18n` comment marks them for extraction.

/** Texts of the mandate and the SMS. Signed mandates keep their wording: raise `MANDATE_VERSION` with any change. */
export const directDebitMessages = {
  authorise: /*i18n*/ {
    id: 'directDebit.mandate.authorise',
    message:
      'By entering the code I authorise {creditor} to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from {creditor}.',
    comment:
      'SEPA core mandate, first paragraph; {creditor}: the company. Use the wording of the European Payments Council in each language',
  },
  refund: /*i18n*/ {
    id: 'directDebit.mandate.refund',
    message:
      'As part of my rights I am entitled to a refund from my bank under the terms and conditions of my agreement with it. A refund must be claimed within 8 weeks starting from the date on which my account was debited.',
    comment:
      'SEPA core mandate, second paragraph. Use the wording of the European Payments Council in each language',
  },
  once: /*i18n*/ {
    id: 'directDebit.mandate.once',
    message: 'This mandate is for one payment of {amount}.',
    comment: 'SEPA core mandate, what it covers for a single payment; {amount}: an amount of money',
  },
  recurring: /*i18n*/ {
    id: 'directDebit.mandate.recurring',
    message:
      'This mandate is for recurring payments: {amount} for {months, plural, one {the first month} other {the first # months}}, then {monthly} each month until I cancel.',
    comment:
      'SEPA core mandate, what it covers when premium renews; {amount}: the first payment, {months}: the months it pays for, {monthly}: the amount of each later month',
  },
  notice: /*i18n*/ {
    id: 'directDebit.mandate.notice',
    message:
      'At least {days, plural, one {# day} other {# days}} before each collection I am informed of its amount and date by e-mail.',
    comment:
      'SEPA core mandate, about the announcement of each collection; {days}: days before the collection',
  },
  revoke: /*i18n*/ {
    id: 'directDebit.mandate.revoke',
    message: 'I can revoke this mandate at any time; nothing more is collected then.',
    comment: 'SEPA core mandate, last paragraph',
  },
  sms: /*i18n*/ {
    id: 'directDebit.sms',
    message:
      '{code} is your code for {site}. It signs a direct debit of {amount}. Never share it. Valid for {minutes, plural, one {# minute} other {# minutes}}.',
    comment:
      'SMS with the code that signs a direct debit mandate; keep it below 150 characters; {code}: digits, {site}: name of the site, {amount}: an amount of money, {minutes}: how long the code is valid',
  },
} as const;
