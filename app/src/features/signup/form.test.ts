import { expect, it } from 'vitest';
import { emptyForm, isStarted } from './form.ts';

it.each([
  ['nothing', {}, false],
  ['the country that was filled in', { country: 'DE' }, false],
  ['who one is', { gender: 'female' as const }, true],
  ['the consent', { consent: true }, true],
  ['a part of the birthday', { dateOfBirth: '1990--' }, true],
  ['a name', { name: 'Ada' }, true],
])('whether it is begun with %s', (_, answers, begun) => {
  expect(isStarted({ ...emptyForm('IT'), ...answers })).toBe(begun);
});
