import { readContract } from '@velluto/api-client/contract';
import { expect, test } from 'vitest';
import { showsPeople } from './gate.ts';

test('these operations, and no others, wait for a proof of age', () => {
  const gated = readContract().filter(showsPeople);
  expect(gated.map(({ id }) => id).toSorted()).toEqual([
    'autoLike',
    'deleteChat',
    'deletePhoto',
    'getChat',
    'getChats',
    'getGifts',
    'getIcebreakers',
    'getLikes',
    'getMatches',
    'getMember',
    'getProfileViews',
    'getSimilar',
    'getSwipeDeck',
    'like',
    'markChatRead',
    'markLikeSeen',
    'noteProfileView',
    'orderPhotos',
    'searchMembers',
    'sendMessage',
    'setMainPhoto',
    'swipe',
    'typing',
    'undoSwipe',
    'unlike',
    'uploadMessagePhoto',
    'uploadPhoto',
  ]);
});
