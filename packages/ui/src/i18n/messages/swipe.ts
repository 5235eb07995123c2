import { msg } from '@lingui/core/macro';

export const swipeDeck = {
  label: msg({
    id: 'vl.SwipeDeck.label',
    message: 'Swipe game',
    comment:
      'Screen readers: name of the part of the page with one person after the other, to like or pass on',
  }),
  hint: msg({
    id: 'vl.SwipeDeck.hint',
    message: 'On the keyboard: right arrow likes, left arrow passes.',
    comment: 'Below the buttons, on computers',
  }),
  liked: msg({
    id: 'vl.SwipeDeck.liked',
    message: 'You liked {name}.',
    comment: 'Screen readers, after liking; a further sentence follows',
  }),
  passed: msg({
    id: 'vl.SwipeDeck.passed',
    message: 'You passed on {name}.',
    comment: 'Screen readers, after passing on a person; a further sentence follows',
  }),
  next: msg({
    id: 'vl.SwipeDeck.next',
    message: 'Next: {name}, {age}',
    comment: 'Screen readers: who is in front now',
  }),
  back: msg({
    id: 'vl.SwipeDeck.back',
    message: '{name}, {age}, is back',
    comment: 'Screen readers, after taking back a pass',
  }),
  loading: msg({
    id: 'vl.SwipeDeck.loading',
    message: 'Looking for people',
    comment: 'Screen readers, while loading',
  }),
  endTitle: msg({
    id: 'vl.SwipeDeck.endTitle',
    message: 'That was *everyone* for now',
    comment:
      'Headline when there is nobody left to like or pass on; the word between asterisks is set in italics',
  }),
  endBody: msg({
    id: 'vl.SwipeDeck.endBody',
    message: 'The search shows them all, also those you passed on here.',
    comment: 'Below the headline; a button to the members follows',
  }),
};

export const swipeActions = {
  label: msg({
    id: 'vl.SwipeActions.label',
    message: 'Your answer',
    comment: 'Screen readers: name of the buttons Like and Pass',
  }),
  pass: msg({ id: 'vl.SwipeActions.pass', message: 'Pass', comment: 'Button: not this person; short' }),
  passLabel: msg({
    id: 'vl.SwipeActions.passLabel',
    message: 'Pass on {name}',
    comment: 'Screen readers; the button shows “Pass”',
  }),
  undo: msg({
    id: 'vl.SwipeActions.undo',
    message: 'Take back the last pass',
    comment: 'Button with an icon only, and its tooltip',
  }),
};

export const swipeLimit = {
  left: msg({
    id: 'vl.SwipeLimitNotice.left',
    message: '{count, plural, one {# like left today} other {# likes left today}}',
    comment: 'Below the cards; likes of the swipe game are limited by day',
  }),
  none: msg({
    id: 'vl.SwipeLimitNotice.none',
    message: 'No likes left for *today*',
    comment: 'Headline when all likes of the day are given; the word between asterisks is set in italics',
  }),
  tomorrow: msg({
    id: 'vl.SwipeLimitNotice.tomorrow',
    message: '{count, plural, one {# more tomorrow.} other {# more tomorrow.}}',
    comment: 'Below the headline: how many likes there are tomorrow',
  }),
};

export const matchFinder = {
  label: msg({
    id: 'vl.MatchFinder.label',
    message: 'People who fit you',
    comment: 'Screen readers: name of the list of results',
  }),
  loading: msg({
    id: 'vl.MatchFinder.loading',
    message: 'Looking for people who fit you',
    comment: 'Screen readers, while loading',
  }),
  why: msg({
    id: 'vl.MatchFinder.why',
    message: 'Why {name} fits',
    comment: 'Headline above the reasons why a person was found',
  }),
  sharedInterests: msg({
    id: 'vl.MatchFinder.sharedInterests',
    message: '{count, plural, one {# shared interest} other {# shared interests}}',
    comment: 'A reason why a person fits',
  }),
  distance: msg({
    id: 'vl.MatchFinder.distance',
    message: '{kilometres} km away',
    comment: 'A reason why a person fits; {kilometres} is a number',
  }),
  sameRegion: msg({
    id: 'vl.MatchFinder.sameRegion',
    message: 'Same region',
    comment: 'A reason why a person fits',
  }),
  activeToday: msg({
    id: 'vl.MatchFinder.activeToday',
    message: 'Active today',
    comment: 'A reason why a person fits: was on the site today',
  }),
  age: msg({
    id: 'vl.MatchFinder.age',
    message: 'The age you look for',
    comment: 'A reason why a person fits',
  }),
  relation: msg({
    id: 'vl.MatchFinder.relation',
    message: 'Wants the same kind of relationship',
    comment: 'A reason why a person fits',
  }),
  drinks: msg({
    id: 'vl.MatchFinder.drinks',
    message: 'Drinks as you like it',
    comment: 'A reason why a person fits: the answer about drinking alcohol',
  }),
  bodyType: msg({
    id: 'vl.MatchFinder.bodyType',
    message: 'The build you like',
    comment: 'A reason why a person fits; “build” is the attribute of the profile',
  }),
  emptyTitle: msg({
    id: 'vl.MatchFinder.emptyTitle',
    message: 'Nobody fits *all* of that',
    comment: 'Headline when nobody was found; the word between asterisks is set in italics',
  }),
  emptyBody: msg({
    id: 'vl.MatchFinder.emptyBody',
    message: 'Leave one answer open, and more people come into view.',
    comment: 'Below the headline',
  }),
  change: msg({
    id: 'vl.MatchFinder.change',
    message: 'Change the answers',
    comment: 'Button: back to the questions',
  }),
};
