import type { PhotoSource } from '../src/model/photo.ts';
import portraits from './portraits/portraits.json' with { type: 'json' };

const files = import.meta.glob<string>('./portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const fileOf = (name: string) => files[`./portraits/${name}.webp`] ?? '';

/** One of eighteen portraits, 4:5; from 18 on they repeat. */
export function portrait(index: number): PhotoSource {
  const person = portraits[index % portraits.length] ?? {
    name: '',
    focal: { x: 0.5, y: 0.4 },
    thumbhash: '',
  };
  return {
    src: fileOf(person.name),
    width: 480,
    height: 600,
    focal: person.focal,
    thumbhash: person.thumbhash,
  };
}

/** A picture wider than high. */
export const landscapePhoto: PhotoSource = {
  src: fileOf('landscape'),
  width: 480,
  height: 270,
  focal: { x: 0.5, y: 0.35 },
};

/** The small blurred file of a locked picture. */
export const lockedPhoto: PhotoSource = {
  src: fileOf('locked'),
  width: 32,
  height: 40,
  locked: true,
  thumbhash: portraits[2]?.thumbhash,
};

/** A picture that cannot be loaded. */
export const missingPhoto: PhotoSource = { src: 'data:image/webp;base64,AAAA', width: 480, height: 600 };

/** A picture without content: with `DelayedPhotos`, one that is still loading. */
export const unseen = (index: number): PhotoSource => ({
  ...portrait(index),
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='32' height='40'/%3E",
});
