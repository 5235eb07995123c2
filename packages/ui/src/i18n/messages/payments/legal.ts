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
      'The <terms>terms</terms> and the <returns>right of withdrawal</returns> apply. Your wallet shows from when you can use the credits.',
    comment: 'Above the order button. Keep the tags: they become links',
  }),
  withdrawal: ({ days }: { days: number }) =>
    msg({
      id: 'vl.OrderTerms.withdrawal',
      message: `You can withdraw within ${plural(days, { one: '# day', other: '# days' })}; we refund the credits you haven’t used.`,
      comment: 'Above the order button',
    }),
};

export const beginRequest = {
  label: ({ days }: { days: number }) =>
    msg({
      id: 'vl.BeginRequest.label',
      message: `I want to use the credits at once, before the withdrawal period of ${plural(days, { one: '# day', other: '# days' })} ends.`,
      comment: 'Checkbox above the order button: the express request that the law asks for',
    }),
  help: msg({
    id: 'vl.BeginRequest.help',
    message:
      'I know that if I withdraw, I get back only what I have not used, and that I can no longer withdraw once everything is used. Without this tick, I can use the credits only after that period.',
    comment:
      'Below the checkbox “I want to use the credits at once …”: the acknowledgement, part of what is agreed to',
  }),
  missing: msg({
    id: 'vl.BeginRequest.missing',
    message: 'Tick this box to use the credits now.',
    comment:
      'Error below the checkbox “I want to use the credits at once …” when somebody asks for it without the tick',
  }),
};
