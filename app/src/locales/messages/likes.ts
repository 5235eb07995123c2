import { msg } from '@lingui/core/macro';

/** Texts of the likes page. */
export const likesMessages = {
  title: msg({ id: 'app.Likes.title', message: 'Likes', comment: 'Page title of the page with likes' }),
  headline: msg({
    id: 'app.Likes.headline',
    message: 'Who likes <em>who</em>',
    comment: 'Headline of the page with likes; text inside <em> is in italics',
  }),
  fictional: ({ fictional }: { fictional: string }) =>
    msg({
      id: 'app.Likes.fictional',
      message: `The numbers of likes include those from ${fictional}.`,
      comment:
        'Below the headline of the page with likes, when some are from profiles that the site runs; {fictional}: the site’s word for them, e.g. “demo profiles”',
    }),
};
