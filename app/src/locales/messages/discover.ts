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
    message: 'Swipe <em>game</em>',
    comment: 'Headline of the swipe game; text inside <em> is in italics',
  }),
  finder: msg({
    id: 'app.Discover.finder',
    message: 'Match finder',
    comment: 'Page title of the match finder, and link to it',
  }),
  people: msg({
    id: 'app.Discover.people',
    message: 'People who <em>suit you</em>',
    comment: 'Headline above the people found by the match finder; text inside <em> is in italics',
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
