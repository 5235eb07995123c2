import { expect, it } from 'vitest';
import { emptyForm, isStarted } from './form.ts';

it.each([
  ['nothing', {}, false],
  ['the preselected country', { country: 'DE' }, false],
  ['the own gender', { gender: 'female' as const }, true],
  ['the consent', { consent: true }, true],
  ['a part of the date of birth', { dateOfBirth: '1990--' }, true],
  ['a name', { name: 'Ada' }, true],
])('whether the form counts as started with %s', (_, answers, started) => {
  expect(isStarted({ ...emptyForm('IT'), ...answers })).toBe(started);
});
