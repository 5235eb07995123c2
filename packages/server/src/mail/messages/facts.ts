/** Names of the facts that mails list. */
export const factsMessages = {
  purchase: /*i18n*/ {
    id: 'mail.facts.purchase',
    message: 'Purchase',
    comment: 'Fact of a receipt: what was bought',
  },
  credits: /*i18n*/ {
    id: 'mail.facts.credits',
    message: '{credits, plural, one {# credit} other {# credits}}',
    comment: 'What was bought; the currency of the site',
  },
  premium: /*i18n*/ {
    id: 'mail.facts.premium',
    message: 'Premium, {months, plural, one {# month} other {# months}}',
    comment: 'What was bought',
  },
  amount: /*i18n*/ {
    id: 'mail.facts.amount',
    message: 'Amount',
    comment: 'Fact: what was or will be paid',
  },
  method: /*i18n*/ {
    id: 'mail.facts.method',
    message: 'Paid by',
    comment: 'Fact: how it was paid',
  },
  creditcard: /*i18n*/ {
    id: 'mail.facts.creditcard',
    message: 'Credit card',
    comment: 'Way to pay',
  },
  sct: /*i18n*/ {
    id: 'mail.facts.sct',
    message: 'Bank transfer',
    comment: 'Way to pay',
  },
  directdebit: /*i18n*/ {
    id: 'mail.facts.directdebit',
    message: 'Direct debit',
    comment: 'Way to pay',
  },
  date: /*i18n*/ {
    id: 'mail.facts.date',
    message: 'Date',
    comment: 'Fact: when something happened',
  },
  reference: /*i18n*/ {
    id: 'mail.facts.reference',
    message: 'Reference',
    comment: 'Fact: the number to name when asking',
  },
  receipt: /*i18n*/ {
    id: 'mail.facts.receipt',
    message: 'Receipt number',
    comment: 'Fact of a receipt',
  },
  net: /*i18n*/ {
    id: 'mail.facts.net',
    message: 'Without tax',
    comment: 'Fact of a receipt: the price without value added tax',
  },
  tax: /*i18n*/ {
    id: 'mail.facts.tax',
    message: 'VAT {percent}',
    comment: 'Fact of a receipt: the value added tax in the price, at a rate such as 22 %',
  },
  seller: /*i18n*/ {
    id: 'mail.facts.seller',
    message: 'Sold by',
    comment: 'Fact of a receipt: who sold it',
  },
  received: /*i18n*/ {
    id: 'mail.facts.received',
    message: 'Received',
    comment: 'Fact: when we received a declaration',
  },
  repaid: /*i18n*/ {
    id: 'mail.facts.repaid',
    message: 'Amount repaid',
    comment: 'Fact: the amount that goes back to the payer',
  },
  toCollect: /*i18n*/ {
    id: 'mail.facts.toCollect',
    message: 'Still collected',
    comment: 'Fact: what a direct debit will still take from the account',
  },
  reason: /*i18n*/ {
    id: 'mail.facts.reason',
    message: 'Reason',
    comment: 'Fact: why',
  },
  collected: /*i18n*/ {
    id: 'mail.facts.collected',
    message: 'Collected on',
    comment: 'Fact: the day of a direct debit',
  },
  account: /*i18n*/ {
    id: 'mail.facts.account',
    message: 'Account',
    comment: 'Fact: the end of the account’s number',
  },
  iban: /*i18n*/ {
    id: 'mail.facts.iban',
    message: 'IBAN ending in {last4}',
    comment: 'Account of which only the end is shown',
  },
  creditor: /*i18n*/ {
    id: 'mail.facts.creditor',
    message: 'Creditor',
    comment: 'Fact: who collects',
  },
  creditorId: /*i18n*/ {
    id: 'mail.facts.creditorId',
    message: 'Creditor identifier',
    comment: 'Fact of a direct debit (SEPA)',
  },
  mandate: /*i18n*/ {
    id: 'mail.facts.mandate',
    message: 'Mandate reference',
    comment: 'Fact of a direct debit (SEPA)',
  },
  contract: /*i18n*/ {
    id: 'mail.facts.contract',
    message: 'Contract',
    comment: 'Fact: what is ended',
  },
  endsAt: /*i18n*/ {
    id: 'mail.facts.endsAt',
    message: 'Ends on',
    comment: 'Fact: the end of a contract',
  },
  validUntil: /*i18n*/ {
    id: 'mail.facts.validUntil',
    message: 'Valid until',
    comment: 'Fact: the end of an offer',
  },
  code: /*i18n*/ {
    id: 'mail.facts.code',
    message: 'Code',
    comment: 'Fact: a discount code',
  },
  discount: /*i18n*/ {
    id: 'mail.facts.discount',
    message: 'Discount',
    comment: 'Fact: per cent off',
  },
  decision: /*i18n*/ {
    id: 'mail.facts.decision',
    message: 'Decision',
    comment: 'Fact: what was decided about a complaint',
  },
};
