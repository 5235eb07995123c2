import { expect, it } from 'vitest';
import { canonicalEmail, emailKey } from './email.ts';
import { emailProblem } from './validation.ts';

it.each([
  [' Nina@München.de ', 'Nina@xn--mnchen-3ya.de', null],
  ['nina@xn--mnchen-3ya.de', 'nina@xn--mnchen-3ya.de', null],
  ['nina@пример.рф', 'nina@xn--e1afmkfd.xn--p1ai', null],
  ['Nina@Example.org', 'Nina@Example.org', null],
  ['niña@example.org', 'niña@example.org', 'format'],
  ['nina@ü/x.de', 'nina@ü/x.de', 'format'],
  ['nina@ü:80.de', 'nina@ü:80.de', 'format'],
  ['nina@a@ü.de', 'nina@a@xn--tda.de', 'format'],
  ['münchen.de', 'münchen.de', 'format'],
  ['', '', 'required'],
])('%j is %s', (typed, canonical, problem) => {
  expect(canonicalEmail(typed)).toBe(canonical);
  expect(emailProblem(typed)).toBe(problem);
});

it('addresses that differ only in case or form of the domain have the same key', () => {
  expect(emailKey('NINA@MÜNCHEN.de')).toBe(emailKey('nina@xn--mnchen-3ya.de'));
});
