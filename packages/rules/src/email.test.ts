import { expect, it } from 'vitest';
import { canonicalEmail, emailIdentity, emailKey, knownIdentities } from './email.ts';
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
  ['ni.n-a_x+2@ProtonMail.com', 'ninax@proton.me'],
  ['ni-nax@pm.me', 'ninax@proton.me'],
  ['nina+x@me.com', 'nina@icloud.com'],
  ['n.ina@mac.com', 'n.ina@icloud.com'],
  ['nina@MÜNCHEN.de', 'nina@xn--mnchen-3ya.de'],
  ['+nina@example.com', '+nina@example.com'],
])('%s reaches the mailbox of %s', (written, mailbox) => {
  expect(emailIdentity(written)).toBe(mailbox);
});

it('a mailbox is also known by the keys from before its provider was listed', () => {
  expect(knownIdentities('Ni.na+2@pm.me')).toEqual([
    'nina@proton.me',
    'nina@protonmail.com',
    'nina@pm.me',
    'ni.na@proton.me',
    'ni.na@protonmail.com',
    'ni.na@pm.me',
  ]);
  expect(knownIdentities('ni.na+2@example.com')).toEqual(['ni.na@example.com']);
});

it.each([
  ['an IP address', 'x@127.0.0.1'],
  ['an IP address in other digits', 'x@１２７.0.0.1'],
  ['an IP address in brackets', 'x@[127.0.0.1]'],
  ['a top-level domain of digits', 'x@example.123'],
  ['a top-level domain in another number system', 'x@example.0x7f'],
  ['a top-level domain of one letter', 'x@example.c'],
  ['65 letters before the @', `${'x'.repeat(65)}@example.com`],
  ['a label of 64 letters', `x@${'y'.repeat(64)}.com`],
  ['a label that begins with a hyphen', 'x@-example.com'],
  ['a label that ends with one', 'x@example-.com'],
  ['an underscore in the domain', 'x@my_host.com'],
  ['a dot before the @', 'x.@example.com'],
  ['a dot at the start', '.x@example.com'],
  ['two dots', 'x..y@example.com'],
  ['a dot at the end', 'x@example.com.'],
  ['an empty label', 'x@example..com'],
  ['no top-level domain', 'x@localhost'],
  ['a name of a local network', 'x@mail.local'],
  ['a top-level domain that is reserved', 'x@example.INVALID'],
  ['nothing before the @', '@example.com'],
  ['two @', 'x@y@example.com'],
  ['a space', 'x y@example.com'],
])('no mail reaches %s', (_, email) => {
  expect(emailProblem(email)).toBe('format');
});

it.each([
  'anna@bücher.example',
  `${'x'.repeat(64)}@example.com`,
  `x@${'y'.repeat(63)}.com`,
  "o'neil+tag@mail.example.co.uk",
  'x@1und1.de',
  'x@пример.рф',
  'x@a--b.museum',
])('mail reaches %s', email => {
  expect(emailProblem(email)).toBeNull();
});
