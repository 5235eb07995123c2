/** Names and values of the rows in the list of facts of a mail. */
export const factsMessages = {
  purchase: /*i18n*/ {
    id: 'mail.facts.purchase',
    message: 'Purchase',
    comment: 'List of facts in an e-mail: name of a row; what was bought follows',
  },
  credits: /*i18n*/ {
    id: 'mail.facts.credits',
    message: '{credits, plural, one {# credit} other {# credits}}',
    comment:
      'List of facts in an e-mail: value of the row “Purchase”; credits are the currency of the site; {credits}: how many',
  },
  premium: /*i18n*/ {
    id: 'mail.facts.premium',
    message: 'Premium, {months, plural, one {# month} other {# months}}',
    comment: 'List of facts in an e-mail: value of the rows “Purchase” and “Contract”; {months}: how many',
  },
  amount: /*i18n*/ {
    id: 'mail.facts.amount',
    message: 'Amount',
    comment: 'List of facts in an e-mail: name of a row; the amount that was or will be paid follows',
  },
  method: /*i18n*/ {
    id: 'mail.facts.method',
    message: 'Paid by',
    comment: 'List of facts in an e-mail: name of a row; the payment method follows',
  },
  creditcard: /*i18n*/ {
    id: 'mail.facts.creditcard',
    message: 'Credit card',
    comment: 'List of facts in an e-mail: value of the row “Paid by”',
  },
  sct: /*i18n*/ {
    id: 'mail.facts.sct',
    message: 'Bank transfer',
    comment: 'List of facts in an e-mail: value of the row “Paid by”',
  },
  directdebit: /*i18n*/ {
    id: 'mail.facts.directdebit',
    message: 'Direct debit',
    comment: 'List of facts in an e-mail: value of the row “Paid by”',
  },
  date: /*i18n*/ {
    id: 'mail.facts.date',
    message: 'Date',
    comment: 'List of facts in an e-mail: name of a row; one day or several follow',
  },
  reference: /*i18n*/ {
    id: 'mail.facts.reference',
    message: 'Reference',
    comment:
      'List of facts in an e-mail: name of a row; the number of the payment, report or declaration follows',
  },
  receipt: /*i18n*/ {
    id: 'mail.facts.receipt',
    message: 'Receipt number',
    comment: 'List of facts in an e-mail with a receipt: name of a row; the number of the receipt follows',
  },
  net: /*i18n*/ {
    id: 'mail.facts.net',
    message: 'Without tax',
    comment:
      'List of facts in an e-mail with a receipt: name of a row; the price without value added tax follows',
  },
  tax: /*i18n*/ {
    id: 'mail.facts.tax',
    message: 'VAT {percent}',
    comment:
      'List of facts in an e-mail with a receipt: name of a row; the amount of the tax follows; {percent}: e.g. “22 %”',
  },
  seller: /*i18n*/ {
    id: 'mail.facts.seller',
    message: 'Sold by',
    comment:
      'List of facts in an e-mail with a receipt: name of a row; name and address of the company follow',
  },
  received: /*i18n*/ {
    id: 'mail.facts.received',
    message: 'Received',
    comment:
      'List of facts in an e-mail: name of a row; date and time follow at which we received a report, withdrawal or cancellation',
  },
  repaid: /*i18n*/ {
    id: 'mail.facts.repaid',
    message: 'Amount refunded',
    comment: 'List of facts in an e-mail: name of a row; the amount that is paid back follows',
  },
  unused: /*i18n*/ {
    id: 'mail.facts.unused',
    message: 'Not used',
    comment: 'List of facts in an e-mail about a refund: name of a row; the number of unused credits follows',
  },
  toCollect: /*i18n*/ {
    id: 'mail.facts.toCollect',
    message: 'Still to be collected',
    comment:
      'List of facts in an e-mail: name of a row; amount and day follow that a direct debit will still take from the account',
  },
  reason: /*i18n*/ {
    id: 'mail.facts.reason',
    message: 'Reason',
    comment: 'List of facts in an e-mail about a refund: name of a row; the reason follows',
  },
  collected: /*i18n*/ {
    id: 'mail.facts.collected',
    message: 'Collected on',
    comment:
      'List of facts in an e-mail that announces a direct debit: name of a row; the day of the collection follows',
  },
  account: /*i18n*/ {
    id: 'mail.facts.account',
    message: 'Account',
    comment:
      'List of facts in an e-mail that announces a direct debit: name of a row; “IBAN ending in …” follows',
  },
  creditor: /*i18n*/ {
    id: 'mail.facts.creditor',
    message: 'Creditor',
    comment:
      'List of facts in an e-mail about a direct debit: name of a row; the company that collects follows',
  },
  debtor: /*i18n*/ {
    id: 'mail.facts.debtor',
    message: 'Debtor',
    comment:
      'List of facts in an e-mail about a direct debit: name of a row; name and address of whoever pays follow',
  },
  signed: /*i18n*/ {
    id: 'mail.facts.signed',
    message: 'Place and date',
    comment:
      'List of facts in an e-mail about a direct debit: name of a row; where and when the mandate was signed follows',
  },
  creditorId: /*i18n*/ {
    id: 'mail.facts.creditorId',
    message: 'Creditor identifier',
    comment:
      'List of facts in an e-mail about a direct debit: name of a row; the SEPA creditor identifier follows',
  },
  mandate: /*i18n*/ {
    id: 'mail.facts.mandate',
    message: 'Mandate reference',
    comment:
      'List of facts in an e-mail about a direct debit: name of a row; the SEPA mandate reference follows',
  },
  contract: /*i18n*/ {
    id: 'mail.facts.contract',
    message: 'Contract',
    comment:
      'List of facts in an e-mail about a cancellation: name of a row; the contract that ends follows, e.g. “Premium, 3 months”',
  },
  cancellation: /*i18n*/ {
    id: 'mail.facts.cancellation',
    message: 'Cancellation',
    comment:
      'List of facts in an e-mail or file about a cancellation: name of a row; “Ordinary” or “For cause” follows',
  },
  wishedEnd: /*i18n*/ {
    id: 'mail.facts.wishedEnd',
    message: 'Requested end date',
    comment:
      'List of facts in an e-mail or file about a cancellation: name of a row; a day or “As soon as possible” follows',
  },
  name: /*i18n*/ {
    id: 'mail.facts.name',
    message: 'Name',
    comment:
      'List of facts in the file about a cancellation: name of a row; the name of whoever cancelled follows',
  },
  address: /*i18n*/ {
    id: 'mail.facts.address',
    message: 'E-mail address',
    comment:
      'List of facts in the file about a cancellation: name of a row; the address that was typed follows',
  },
  number: /*i18n*/ {
    id: 'mail.facts.number',
    message: 'Number of the contract',
    comment:
      'List of facts in the file about a cancellation: name of a row; the number that was typed follows',
  },
  endsAt: /*i18n*/ {
    id: 'mail.facts.endsAt',
    message: 'Ends on',
    comment:
      'List of facts in an e-mail about a cancellation: name of a row; the day follows on which the contract ends',
  },
  validUntil: /*i18n*/ {
    id: 'mail.facts.validUntil',
    message: 'Valid until',
    comment:
      'List of facts in an e-mail about an offer: name of a row; date and time follow at which the offer ends',
  },
  code: /*i18n*/ {
    id: 'mail.facts.code',
    message: 'Code',
    comment: 'List of facts in an e-mail about an offer: name of a row; the discount code follows',
  },
  discount: /*i18n*/ {
    id: 'mail.facts.discount',
    message: 'Discount',
    comment: 'List of facts in an e-mail about an offer: name of a row; the percentage follows',
  },
  decision: /*i18n*/ {
    id: 'mail.facts.decision',
    message: 'Decision',
    comment: 'List of facts in an e-mail: name of a row; the decision on a report or a complaint follows',
  },
  ground: /*i18n*/ {
    id: 'mail.facts.ground',
    message: 'Ground',
    comment:
      'List of facts in an e-mail about a decision: name of a row; what it rests on follows, law or terms',
  },
  duration: /*i18n*/ {
    id: 'mail.facts.duration',
    message: 'Duration',
    comment: 'List of facts in an e-mail about a decision: name of a row; how long it holds follows',
  },
  rule: /*i18n*/ {
    id: 'mail.facts.rule',
    message: 'Rule',
    comment:
      'List of facts in an e-mail about a decision: name of a row; the rule of the ban policy that was broken follows',
  },
  automated: /*i18n*/ {
    id: 'mail.facts.automated',
    message: 'Decided',
    comment: 'List of facts in an e-mail about a decision: name of a row; “By a person …” follows',
  },
} as const;
