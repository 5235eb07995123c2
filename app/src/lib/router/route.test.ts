import { expect, it } from 'vitest';
import { preloadableComponent } from './preloadable.ts';
import { findRoute, type Route } from './route.ts';

const screen = preloadableComponent(async () => ({ default: () => null }));
const row = (name: string, path: string): Route => ({ name, path, layout: 'Default', screen });
const table = [
  row('index', '/'),
  row('members', '/members'),
  row('credits-repeat-order', '/credits/repeat-order'),
  row('credits-id-paymentmethod', '/credits/:id/:paymentmethod?'),
  row('members-id', '/members/:id'),
];

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
])('%s is the route %s', (path, name, params) => {
  expect(findRoute(table, path)).toMatchObject({ route: { name }, params });
});

it.each(['/nowhere', '/members/m1/more', '//members'])('%s is not found', path => {
  expect(findRoute(table, path)).toBeNull();
});
