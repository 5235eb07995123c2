import { expect, it } from 'vitest';
import { finderHref, readFinder, toMatchesQuery } from './finder.ts';

const read = (query: string) => readFinder(new URLSearchParams(query));

it('starts with the first question and no answers', () => {
  expect(read('').step).toBe(0);
  expect(toMatchesQuery(read('').answers)).toEqual({});
  expect(finderHref(read(''))).toBe('/match-finder');
});

it('keeps every answer in the address', () => {
  const address =
    '/match-finder?gender=female&min_age=28&max_age=40&distance=50&relation=romance&interests=sea&interests=cinema&drinks=rarely&body_type=average&step=people';
  expect(finderHref(read(address.split('?')[1] ?? ''))).toBe(address);
  expect(finderHref({ ...read('relation=romance'), step: 4 })).toBe('/match-finder?relation=romance&step=5');
});

it('reads invalid answers as unanswered', () => {
  const { answers, step } = read(
    'gender=cat&min_age=40&max_age=28&distance=-3&relation=war&interests=sea&interests=sea&interests=nothing&step=9',
  );
  expect(step).toBe(0);
  expect(toMatchesQuery(answers)).toEqual({ interests: ['sea'] });
});
