// Plain descriptors: the server runs from source, where no macro works. The comment marks them for extraction.

/** What the payment provider shows about an order. */
export const paymentMessages = {
  description: /*i18n*/ {
    id: 'payment.description',
    message: '{site} · {credits, plural, one {# credit} other {# credits}}',
    comment: 'Description of an order on the pages of the payment provider and on statements',
  },
};
