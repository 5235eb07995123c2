import { expect, it } from 'vitest';
import { missingParts, type ProfileParts } from './missing-parts.ts';

const filled: ProfileParts = {
  photos: [{ status: 'active' }],
  aboutMe: 'I like trains.',
  city: 'Milano',
  interests: ['travelling'],
};

it('finds nothing in a filled profile', () => {
  expect(missingParts(filled)).toEqual([]);
});

it('names all parts of an empty profile, the photo first', () => {
  const empty = { photos: [], aboutMe: ' \n', city: null, interests: [] };
  expect(missingParts(empty)).toEqual(['photo', 'about', 'interests', 'place']);
});

it('counts a photo that waits for approval, not a refused one', () => {
  expect(missingParts({ ...filled, photos: [{ status: 'pending' }] })).toEqual([]);
  expect(missingParts({ ...filled, photos: [{ status: 'rejected' }] })).toEqual(['photo']);
});
