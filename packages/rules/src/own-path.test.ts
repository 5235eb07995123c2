import { expect, it } from 'vitest';
import { OWN_PATH_MAX, ownPath } from './own-path.ts';

it.each([
  '/credits/p1?country=IT&code=A%2FB',
  '/chats/c1?x=1#last',
  '/pages/terms',
  '/landers/gallery/caff%C3%A8%20a%20due',
  '/',
  `/${'a'.repeat(OWN_PATH_MAX - 1)}`,
])('accepts a path of the site: %j', path => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/%252Fevil.example',
  '/.%2e//evil.example',
  '/@evil.example/..//evil.example',
  '//[',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/api/logout.php',
  '/x/../api/logout.php',
  '/%61pi/logout.php',
  '/%41pi/logout.php',
  '/ap%69/logout.php',
  'chats',
  '',
  `/${'a'.repeat(OWN_PATH_MAX)}`,
])('refuses an address that is not a page of the site: %j', address => {
  expect(ownPath(address)).toBeNull();
});
