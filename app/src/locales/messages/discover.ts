import { msg } from '@lingui/core/macro';

/** Texts of the swipe game and the match finder. */
export const discoverMessages = {
  swipe: msg({
    id: 'app.Discover.swipe',
    message: 'Swipe game',
    comment: 'Page title of the swipe game, and link to it',
  }),
  swipeHeadline: msg({
    id: 'app.Discover.swipeHeadline',
    message: 'Yes or <em>not yet</em>',
    comment: 'Headline of the swipe game; text inside <em> is in italics',
  }),
  finder: msg({
    id: 'app.Discover.finder',
    message: 'Match finder',
    comment: 'Page title of the match finder, and link to it',
  }),
  people: msg({
    id: 'app.Discover.people',
    message: 'They <em>fit</em>',
    comment: 'Headline above the people found by the match finder; text inside <em> is in italics',
  }),
  noTown: msg({
    id: 'app.Discover.noTown',
    message:
      'The distance is left out: your profile names no town, or one we don’t know. With the nearest larger town it counts again.',
    comment:
      'Notice above the people found by the match finder, when the member’s town is unknown; a link to the own profile follows',
  }),
};
