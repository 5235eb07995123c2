import { expect, it } from 'vitest';
import { findRoute } from './match.ts';
import type { Route } from './route.ts';

const row = (name: string, path: string): Route => ({ name, path, layout: 'Default', screen: 'x/XScreen' });
const table = [
  row('index', '/'),
  row('members', '/members'),
  row('credits-repeat-order', '/credits/repeat-order'),
  row('credits-id-paymentmethod', '/credits/:id/:paymentmethod?'),
  row('members-id', '/members/:id'),
];
const find = (path: string) => {
  const match = findRoute(table, path);
  return match && [match.route.name, match.params];
};

it.each([
  ['/', 'index', {}],
  ['/members', 'members', {}],
  ['/members/', 'members', {}],
  ['/members/m1', 'members-id', { id: 'm1' }],
  ['/members/a%20b', 'members-id', { id: 'a b' }],
  ['/members/100%', 'members-id', { id: '100%' }],
  ['/credits/p1', 'credits-id-paymentmethod', { id: 'p1' }],
  ['/credits/p1/ideal', 'credits-id-paymentmethod', { id: 'p1', paymentmethod: 'ideal' }],
  ['/credits/repeat-order', 'credits-repeat-order', {}],
])('%s is %s', (path, name, params) => {
  expect(find(path)).toEqual([name, params]);
});

it.each(['/nowhere', '/members/m1/more', '//members'])('%s is no page', path => {
  expect(find(path)).toBeNull();
});
