/** Reasons of personal discount codes; stored with the code, in every language. */
export const discountMessages = {
  forStaying: /*i18n*/ {
    id: 'discounts.forStaying',
    message: 'Because you are staying with us.',
    comment:
      'Reason shown with a personal discount, for a member who was about to delete the account and stayed',
  },
} as const;
