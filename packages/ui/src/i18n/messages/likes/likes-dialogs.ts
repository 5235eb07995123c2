import { msg } from '@lingui/core/macro';

export const likeDialog = {
  title: ({ name }: { name: string }) =>
    msg({
      id: 'vl.LikeDialog.title',
      message: `${name} <em>likes</em> you`,
      comment: 'Headline; italics inside <em>',
    }),
  body: msg({
    id: 'vl.LikeDialog.body',
    message: 'Like them back and it’s a match. Liking is free.',
    comment: 'Below the headline',
  }),
  likeBack: msg({
    id: 'vl.LikeDialog.likeBack',
    message: 'Like back',
    comment: 'Main button: returns the like',
  }),
  open: msg({ id: 'vl.LikeDialog.open', message: 'See the profile', comment: 'Second button' }),
};
