import { expect, test } from 'vitest';
import { addressIn } from './language-address.ts';

test.each([
  [addressIn('de', '/members'), '/members?lang=de'],
  [addressIn('de', '/members', 'page=2&lang=it'), '/members?page=2&lang=de'],
])('keeps what the page asks for, and replaces another language: %s', (address, expected) => {
  expect(address).toBe(expected);
});
