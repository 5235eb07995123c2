// Plain descriptors, since the server runs from source, where Lingui's macros do not work. The `i18n` comment marks them for extraction.

/** Texts that the payment provider shows about an order. */
export const paymentMessages = {
  description: /*i18n*/ {
    id: 'payment.description',
    message: '{site} · {credits, plural, one {# credit} other {# credits}}',
    comment: 'Description of an order on the pages of the payment provider and on statements',
  },
};

/** A declaration that could not be carried out, as support and whoever made it read it. */
export const declarationMessages = {
  withdrawal: /*i18n*/ {
    id: 'payment.declaredWithdrawal',
    message: 'I withdraw from the contract with the number “{number}”. ({name})',
    comment:
      'Text of a withdrawal that support has to look into; a number as somebody typed it, and their name',
  },
  cancellation: /*i18n*/ {
    id: 'payment.declaredCancellation',
    message: 'I cancel the contract with the number “{number}”. ({name})',
    comment:
      'Text of a cancellation that support has to look into; a number as somebody typed it, and their name',
  },
  noName: /*i18n*/ {
    id: 'payment.declaredNoName',
    message: 'no name given',
    comment: 'Instead of the name in the text of a withdrawal or cancellation',
  },
};
