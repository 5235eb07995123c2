import { expect, it } from 'vitest';
import { destinationOf, loginPath, resetPath, signupPath } from './auth-paths.ts';

it.each([
  [
    'the package in next, at the log-in',
    '/login?next=%2Fcredits%2Fp1%3Fcountry%3DIT',
    '/credits/p1?country=IT',
  ],
  ['the package in next, at the sign-up', '/signup?next=%2Fcredits%2Fp1', '/credits/p1'],
  [
    'the package in next, with a forgotten password',
    '/reset-password/do?token=t&next=%2Fcredits%2Fp1',
    '/credits/p1',
  ],
  ['the package in next, with a confirmed address', '/activate/done?next=%2Fcredits%2Fp1', '/credits/p1'],
  ['the member, at that member’s sign-up', '/members/m1/signup', '/members/m1'],
  [
    'the conversation in next, at a member’s sign-up',
    '/members/m1/signup?next=%2Fmembers%2Fm1%2Fchat',
    '/members/m1/chat',
  ],
  ['the member, on that member’s landing page', '/members/m1/landing', '/members/m1'],
  ['the member, on another landing page', '/members/m1/landing3/ita', '/members/m1'],
  ['the profile that is shown', '/members/m1', '/members/m1'],
  ['the search that is shown', '/members?gender=female', '/members?gender=female'],
  ['the prices that are shown', '/premium?code=A', '/premium?code=A'],
  ['none on the home page', '/', null],
  ['none on a landing page', '/landers/gallery/ita', null],
  ['none at the log-in without next', '/login', null],
  ['none for a page of another site', '/login?next=%2F%2Fevil.example', null],
  ['none for an encoded page of another site', '/signup?next=%2F%255Cevil.example', null],
])('the destination after log-in is %s', (_, address, destination) => {
  expect(destinationOf(address)).toBe(destination);
});

it('log-in, sign-up and password reset keep the destination in their address', () => {
  for (const pathTo of [loginPath, signupPath, resetPath]) {
    expect(destinationOf(pathTo('/credits/p1?code=A%26B#pay'))).toBe('/credits/p1?code=A%26B#pay');
    expect(destinationOf(pathTo('/members/m1'))).toBe('/members/m1');
    expect(pathTo(null)).not.toContain('next');
  }
});

it('a member’s profile or conversation leads to that member’s sign-up', () => {
  expect(signupPath('/members/m1')).toBe('/members/m1/signup');
  expect(signupPath('/members/m1/chat')).toBe('/members/m1/signup?next=%2Fmembers%2Fm1%2Fchat');
  expect(signupPath('/members')).toBe('/signup?next=%2Fmembers');
  expect(signupPath('/members?page=2')).toBe('/signup?next=%2Fmembers%3Fpage%3D2');
});
