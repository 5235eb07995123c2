/** Why members get a personal code; stored with it, in every language. */
export const discountMessages = {
  forStaying: /*i18n*/ {
    id: 'discounts.forStaying',
    message: 'Because you are staying with us.',
    comment: 'Why a member gets a personal discount: they were about to delete the account',
  },
};
