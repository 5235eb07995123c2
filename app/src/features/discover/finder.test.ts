import { expect, it } from 'vitest';
import { testUser } from '../../../test/app-context.ts';
import { finderHref, readFinder, toMatchesQuery, withPreferences, withShown } from './finder.ts';

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

it('begins with whom the member looks for, which is answered by going on and left to the server by skipping', () => {
  const { answers } = readFinder(new URLSearchParams());
  const user = testUser({ preferences: { looking_for: 'female', min_age: 28, max_age: null } });
  const shown = withPreferences(answers, user, 18);
  expect(shown).toMatchObject({ gender: 'female', ages: { from: 28, to: 99 } });
  expect(withShown(answers, shown, 0)).toEqual({ ...answers, gender: 'female' });
  expect(withShown(answers, shown, 1)).toEqual({ ...answers, ages: { from: 28, to: 99 } });
  expect(withShown(answers, shown, 2)).toEqual(answers);
  // an answer in the address takes precedence, and without ages the whole scale is shown
  const asked = readFinder(new URLSearchParams('gender=male&min_age=40&max_age=50')).answers;
  expect(withPreferences(asked, user, 18)).toEqual(asked);
  expect(withPreferences(answers, testUser(), 18).ages).toBeNull();
});
