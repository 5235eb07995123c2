import { expect, it } from 'vitest';
import { canonicalEmail, emailIdentity, emailKey } from './email.ts';
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

it.each([
  ['Nina+2@Example.com', 'nina@example.com'],
  ['nina+a+b@example.com', 'nina@example.com'],
  ['n.i.n.a+x@GoogleMail.com', 'nina@gmail.com'],
  ['n.ina@example.com', 'n.ina@example.com'],
  ['nina@MÜNCHEN.de', 'nina@xn--mnchen-3ya.de'],
  ['+nina@example.com', '+nina@example.com'],
])('%s reaches the mailbox of %s', (written, mailbox) => {
  expect(emailIdentity(written)).toBe(mailbox);
});
