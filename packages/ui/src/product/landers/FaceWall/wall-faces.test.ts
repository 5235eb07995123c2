import { expect, it } from 'vitest';
import type { LanderMember } from '../LanderPhoto/LanderPhoto.tsx';
import { wallFaces } from './wall-faces.ts';

const photo = { src: '/a.webp', width: 480, height: 600 };
const people = (count: number, own: Partial<LanderMember> = {}): LanderMember[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: 'Ada',
    age: 30,
    place: 'Roma',
    origin: 'member',
    photo,
    ...own,
  }));

it('has three columns of three people, each of whom is there once', () => {
  const faces = wallFaces(people(12));
  expect(faces.map(column => column.length)).toEqual([3, 3, 3]);
  expect(new Set(faces.flat()).size).toBe(9);
});

it('is left out where there are too few open pictures', () => {
  expect(wallFaces([...people(8), ...people(5, { photo: null })])).toEqual([]);
  expect(wallFaces([...people(8), ...people(5, { photo: { ...photo, locked: true } })])).toEqual([]);
  expect(wallFaces([])).toEqual([]);
});
