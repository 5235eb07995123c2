import type { MemberSummary } from '@velluto/ui/model';
import { expect, it } from 'vitest';
import { withLatePicture } from './late-picture.ts';

const tile = { src: '/img/a/tile.avif', width: 288 };
const medium = { src: '/img/a/medium.webp', width: 640 };
const member = (photo: MemberSummary['photo']) => ({ id: 'a', photo }) as MemberSummary;
const photo = { src: tile.src, width: 1280, height: 1600, sources: [tile, medium] };

it('gives phones a stand-in to choose, and all others what the tile has', () => {
  const sourcesOf = (double: boolean) => withLatePicture(member(photo), double).photo?.sources;
  const standIn = { src: expect.stringMatching(/^data:image\/webp/), width: 8 };
  expect(sourcesOf(false)).toEqual([standIn, tile]);
  expect(sourcesOf(true)).toEqual([standIn, tile, medium]);
  expect(withLatePicture(member(photo), true).photo).toMatchObject({
    src: tile.src,
    sizes: expect.stringMatching(/^\(scripting: enabled\) .* 1px, 24rem$/),
  });
});

it('leaves locked and missing pictures as they are', () => {
  for (const picture of [null, { src: '/img/a/blur.webp', width: 24, height: 30, locked: true }]) {
    expect(withLatePicture(member(picture), false).photo).toBe(picture);
  }
});
