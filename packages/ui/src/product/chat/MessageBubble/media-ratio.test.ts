import { expect, it } from 'vitest';
import { giftMessage, photoMessage } from '../../../../test/messages.ts';
import { mediaRatio } from './media-ratio.ts';

const ratio = (width: number, height: number) =>
  mediaRatio(photoMessage(1, { photo: { src: '', width, height } }));

it.each([
  [480, 600, 0.8],
  [480, 320, 1.5],
])('%i by %i keeps its ratio', (width, height, expected) => expect(ratio(width, height)).toBe(expected));

it.each([
  [9000, 10, 1.6],
  [10, 9000, 0.75],
  [10, 0, 1.6],
  [0, 0, 0.8],
  [Number.NaN, 10, 0.8],
])('%d by %d is limited, or gets a default', (width, height, expected) =>
  expect(ratio(width, height)).toBe(expected),
);

it('gives every gift the same ratio', () => expect(mediaRatio(giftMessage(1))).toBe(2.5));
