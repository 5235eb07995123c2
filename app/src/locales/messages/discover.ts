import { msg } from '@lingui/core/macro';

/** Texts of the swipe game and the match finder. */
export const discoverMessages = {
  swipe: msg({
    id: 'app.Discover.swipe',
    message: 'Swipe game',
    comment: 'Title of the page, and link to it',
  }),
  swipeHeadline: msg({
    id: 'app.Discover.swipeHeadline',
    message: 'Yes or <em>not yet</em>',
    comment: 'Headline of the swipe game; the word inside <em> is set in italics',
  }),
  finder: msg({
    id: 'app.Discover.finder',
    message: 'Match finder',
    comment: 'Title of the page, and link to it',
  }),
  people: msg({
    id: 'app.Discover.people',
    message: 'They <em>fit</em>',
    comment: 'Headline above the people whom the match finder found; the word inside <em> is set in italics',
  }),
  noTown: msg({
    id: 'app.Discover.noTown',
    message:
      'The distance is left out: your profile names no town, or one we don’t know. With the nearest larger town it counts again.',
    comment: 'Above the people whom the match finder found; a link to the own profile follows',
  }),
};
