import { msg } from '@lingui/core/macro';

/** Headline and explanation by the action that a visitor tried without an account. */
export const loginRequiredDialog = {
  chat: {
    title: msg({
      id: 'vl.LoginRequiredDialog.chat.title',
      message: 'Say <em>hello</em>',
      comment: 'Headline',
    }),
    body: msg({
      id: 'vl.LoginRequiredDialog.chat.body',
      message:
        'Writing needs an account. Signing up is free; a message costs credits, and its price stands beside the button.',
      comment: 'Below the headline',
    }),
  },
  photos: {
    title: msg({
      id: 'vl.LoginRequiredDialog.photos.title',
      message: 'See <em>more</em>',
      comment: 'Headline',
    }),
    body: msg({
      id: 'vl.LoginRequiredDialog.photos.body',
      message: 'More photos are for members. Signing up is free; some photos are for premium members.',
      comment: 'Below the headline',
    }),
  },
  like: {
    title: msg({
      id: 'vl.LoginRequiredDialog.like.title',
      message: 'Let them <em>know</em>',
      comment: 'Headline: somebody wants to like a person',
    }),
    body: msg({
      id: 'vl.LoginRequiredDialog.like.body',
      message: 'A like needs somebody it comes from. Signing up is free, and so are likes.',
      comment: 'Below the headline',
    }),
  },
  gift: {
    title: msg({
      id: 'vl.LoginRequiredDialog.gift.title',
      message: 'A little <em>something</em>',
      comment: 'Headline: somebody wants to send a gift',
    }),
    body: msg({
      id: 'vl.LoginRequiredDialog.gift.body',
      message:
        'Gifts need an account. Signing up is free; a gift costs credits, and its price stands beside the button.',
      comment: 'Below the headline',
    }),
  },
  login: msg({
    id: 'vl.LoginRequiredDialog.login',
    message: 'Log in',
    comment: 'Second button: leads to the log-in',
  }),
  signup: msg({
    id: 'vl.LoginRequiredDialog.signup',
    message: 'Sign up for free',
    comment: 'Main button',
  }),
};
