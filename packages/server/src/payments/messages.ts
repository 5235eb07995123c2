// Plain descriptors, since the server runs from source, where Lingui's macros do not work. The `i18n` comment marks them for extraction.

/** Texts that the payment provider shows about an order. */
export const paymentMessages = {
  description: /*i18n*/ {
    id: 'payment.description',
    message: '{site} · {credits, plural, one {# credit} other {# credits}}',
    comment: 'Description of an order on the pages of the payment provider and on statements',
  },
};
