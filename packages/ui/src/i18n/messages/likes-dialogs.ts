import { msg } from '@lingui/core/macro';

export const likeDialog = {
  title: msg({
    id: 'vl.LikeDialog.title',
    message: '{name} *likes* you',
    comment: 'Headline; italics between asterisks',
  }),
  body: msg({
    id: 'vl.LikeDialog.body',
    message: 'Like back, and it is a match. That costs nothing.',
    comment: 'Below the headline',
  }),
  open: msg({ id: 'vl.LikeDialog.open', message: 'See the profile', comment: 'Main button' }),
};
