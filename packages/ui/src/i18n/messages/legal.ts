import { msg, plural } from '@lingui/core/macro';

export const signupTerms = {
  accept: msg({
    id: 'vl.SignupTerms.accept',
    message: 'I accept the <terms>terms</terms> and have read the <privacy>privacy policy</privacy>.',
    comment: 'Checkbox at sign-up. Keep the tags: they become links',
  }),
};

export const orderTerms = {
  text: msg({
    id: 'vl.OrderTerms.text',
    message:
      'The <terms>terms</terms> and the <returns>right of withdrawal</returns> apply. The credits are yours at once.',
    comment: 'Above the order button. Keep the tags: they become links',
  }),
  withdrawal: ({ days }: { days: number }) =>
    msg({
      id: 'vl.OrderTerms.withdrawal',
      message: `You can withdraw within ${plural(days, { one: '# day', other: '# days' })}; we refund the credits you haven’t used.`,
      comment: 'Above the order button',
    }),
};
