import { msg } from '@lingui/core/macro';

/** Texts of the swipe game and the match finder. */
export const discoverMessages = {
  swipe: msg({
    id: 'app.Discover.swipe',
    message: 'Swipe game',
    comment: 'Title of the page with the swipe game',
  }),
  finder: msg({
    id: 'app.Discover.finder',
    message: 'Match finder',
    comment: 'Title of the page with the match finder',
  }),
  people: msg({
    id: 'app.Discover.people',
    message: 'People who suit you',
    comment: 'Headline above the people found by the match finder',
  }),
  paused: msg({
    id: 'app.Discover.paused',
    message: 'Matching is <em>paused</em>',
    comment:
      'Headline in place of the swipe game and the match finder, after the member withdrew the consent to the use of sexual orientation; text inside <em> is in italics',
  }),
  pausedBody: msg({
    id: 'app.Discover.pausedBody',
    message:
      'You withdrew your consent, so we don’t suggest anyone to you, and nobody finds your profile. Your conversations go on as before.',
    comment: 'Below the headline “Matching is paused”',
  }),
  pausedAgain: msg({
    id: 'app.Discover.pausedAgain',
    message: 'Show my profile again',
    comment: 'Link below “Matching is paused” to the settings, where the consent is given again',
  }),
  noTown: msg({
    id: 'app.Discover.noTown',
    message:
      'Distance isn’t used: your profile has no town, or one we don’t know. Add the nearest larger town to use it.',
    comment:
      'Notice above the people found by the match finder, when the member’s town is unknown; a link to the own profile follows',
  }),
};
