/** The mail about an offer. */
export const promotionMessages = {
  subject: /*i18n*/ {
    id: 'mail.promotion.subject',
    message: '{percent} off your first purchase',
    comment: 'Subject',
  },
  welcome: /*i18n*/ {
    id: 'mail.promotion.welcome',
    message:
      'You get this because you are new here: everybody gets it once, for the first purchase. You need nothing to look around and to read.',
    comment: 'Why one gets it; follows the greeting',
  },
  end: /*i18n*/ {
    id: 'mail.promotion.end',
    message:
      'After that the normal prices apply. There is no second offer like this one, and no hurry on our side.',
    comment: 'Below the facts of the offer',
  },
  button: /*i18n*/ {
    id: 'mail.promotion.button',
    message: 'See the packages',
    comment: 'Button: opens the packages',
  },
};
