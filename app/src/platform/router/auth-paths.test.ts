import { expect, it } from 'vitest';
import { destinationOf, loginPath, resetPath, signupPath } from './auth-paths.ts';

it.each([
  ['a package, at the log-in', '/login?next=%2Fcredits%2Fp1%3Fcountry%3DIT', '/credits/p1?country=IT'],
  ['the same, at the sign-up', '/signup?next=%2Fcredits%2Fp1', '/credits/p1'],
  ['the same, with a forgotten password', '/reset-password/do?token=t&next=%2Fcredits%2Fp1', '/credits/p1'],
  ['the same, with a confirmed address', '/activate/done?next=%2Fcredits%2Fp1', '/credits/p1'],
  ['a person, at their sign-up', '/members/m1/signup', '/members/m1'],
  ['somebody to write to', '/members/m1/signup?next=%2Fmembers%2Fm1%2Fchat', '/members/m1/chat'],
  ['a person, on their landing page', '/members/m1/landing', '/members/m1'],
  ['the same, on another', '/members/m1/landing3/ita', '/members/m1'],
  ['a person that one looks at', '/members/m1', '/members/m1'],
  ['a search', '/members?gender=female', '/members?gender=female'],
  ['prices', '/premium?code=A', '/premium?code=A'],
  ['nothing in particular', '/', null],
  ['nothing in particular, on a landing page', '/landers/gallery/ita', null],
  ['nothing in particular, at the log-in', '/login', null],
  ['a foreign page', '/login?next=%2F%2Fevil.example', null],
  ['a foreign page, in disguise', '/signup?next=%2F%255Cevil.example', null],
])('the visitor wants %s', (_, address, destination) => {
  expect(destinationOf(address)).toBe(destination);
});

it('every door leads on to it, and the next door after that', () => {
  for (const door of [loginPath, signupPath, resetPath]) {
    expect(destinationOf(door('/credits/p1?code=A%26B#pay'))).toBe('/credits/p1?code=A%26B#pay');
    expect(destinationOf(door('/members/m1'))).toBe('/members/m1');
    expect(door(null)).not.toContain('next');
  }
});

it('who wants a person signs up at that person', () => {
  expect(signupPath('/members/m1')).toBe('/members/m1/signup');
  expect(signupPath('/members/m1/chat')).toBe('/members/m1/signup?next=%2Fmembers%2Fm1%2Fchat');
  expect(signupPath('/members')).toBe('/signup?next=%2Fmembers');
  expect(signupPath('/members?page=2')).toBe('/signup?next=%2Fmembers%3Fpage%3D2');
});
