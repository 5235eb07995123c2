import { msg } from '@lingui/core/macro';

/** Texts of the likes page. */
export const likesMessages = {
  title: msg({ id: 'app.Likes.title', message: 'Likes', comment: 'Page title of the page with likes' }),
  headline: msg({
    id: 'app.Likes.headline',
    message: 'Your likes',
    comment: 'Headline of the page with likes',
  }),
};
