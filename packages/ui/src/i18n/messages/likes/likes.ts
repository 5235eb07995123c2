import { msg, plural } from '@lingui/core/macro';

export const likeButton = {
  idle: msg({ id: 'vl.LikeButton.idle', message: 'Like', comment: 'Button: I like this person; short' }),
  liked: msg({
    id: 'vl.LikeButton.liked',
    message: 'Liked',
    comment: 'Text of the like button after liking; pressing it undoes the like; short',
  }),
  matched: msg({ id: 'vl.LikeButton.matched', message: 'Match', comment: 'Both like each other; short' }),
  idleLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.LikeButton.idleLabel',
      message: `Like ${name}`,
      comment: 'Like button for screen readers',
    }),
  likedLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.LikeButton.likedLabel',
      message: `Liked: remove your like for ${name}`,
      comment: 'Like button after liking, for screen readers',
    }),
  matchedLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.LikeButton.matchedLabel',
      message: `Match with ${name}: remove your like`,
      comment: 'Like button of a match, for screen readers',
    }),
  visitorLabel: ({ name }: { name: string }) =>
    msg({
      id: 'vl.LikeButton.visitorLabel',
      message: `Like ${name}: sign up first`,
      comment: 'Screen readers; the reader has no account',
    }),
};

export const likesList = {
  tabs: msg({ id: 'vl.LikesList.tabs', message: 'Types of likes', comment: 'Name of the tabs' }),
  received: msg({ id: 'vl.LikesList.received', message: 'For you', comment: 'Tab: likes received' }),
  given: msg({ id: 'vl.LikesList.given', message: 'From you', comment: 'Tab: likes given' }),
  matches: msg({ id: 'vl.LikesList.matches', message: 'Matches', comment: 'Tab: both like each other' }),
  loading: msg({
    id: 'vl.LikesList.loading',
    message: 'Loading likes',
    comment: 'Announced by screen readers while the list loads',
  }),
  new: msg({
    id: 'vl.LikesList.new',
    message: 'New',
    comment: 'Ribbon on a like that the reader has not seen yet; one word',
  }),
  match: msg({ id: 'vl.LikesList.match', message: 'Match', comment: 'Mark on a match; one word' }),
  emptyReceived: msg({
    id: 'vl.LikesList.emptyReceived',
    message: 'No likes yet',
    comment: 'Headline of the empty tab',
  }),
  emptyReceivedBody: msg({
    id: 'vl.LikesList.emptyReceivedBody',
    message: 'Add a good photo and a few lines about yourself, so that people can get to know you.',
    comment: 'Below the headline',
  }),
  emptyReceivedAction: msg({
    id: 'vl.LikesList.emptyReceivedAction',
    message: 'Complete your profile',
    comment: 'Button',
  }),
  emptyGiven: msg({
    id: 'vl.LikesList.emptyGiven',
    message: 'You haven’t liked anyone yet',
    comment: 'Headline',
  }),
  emptyGivenBody: msg({
    id: 'vl.LikesList.emptyGivenBody',
    message: 'A like is free and says hello without words.',
    comment: 'Below the headline',
  }),
  emptyMatches: msg({ id: 'vl.LikesList.emptyMatches', message: 'No matches yet', comment: 'Headline' }),
  emptyMatchesBody: msg({
    id: 'vl.LikesList.emptyMatchesBody',
    message: 'When someone you like likes you back, you’ll find them here.',
    comment: 'Below the headline',
  }),
  browse: msg({
    id: 'vl.LikesList.browse',
    message: 'Look around',
    comment: 'Button that leads to the members',
  }),
  lockedTitle: ({ count }: { count: number }) =>
    msg({
      id: 'vl.LikesList.lockedTitle',
      message: plural(count, { one: '# person likes you', other: '# people like you' }),
      comment: 'Headline above likes that a free member cannot open',
    }),
  lockedBody: msg({
    id: 'vl.LikesList.lockedBody',
    message: 'With Premium you see who it is.',
    comment: 'Below the headline',
  }),
  lockedAction: msg({ id: 'vl.LikesList.lockedAction', message: 'Get Premium', comment: 'Button' }),
  lockedTile: msg({
    id: 'vl.LikesList.lockedTile',
    message: 'Hidden like',
    comment: 'Screen readers: a locked tile',
  }),
};
