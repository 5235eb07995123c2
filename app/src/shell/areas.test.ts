import { expect, it } from 'vitest';
import type { Route } from '../platform/router/route.ts';
import { areaOf, footerLinks, hasBackButton } from './areas.ts';

it.each([
  ['members', 'members'],
  ['members-id', 'members'],
  ['chats-id', 'chats'],
  ['likes-type', 'likes'],
  ['credits-id-paymentmethod', 'credits'],
  ['index', undefined],
  ['creditsx', undefined],
])('%s belongs to %s', (route, area) => {
  expect(areaOf(route)).toBe(area);
});

it('has a back button where the specification says', () => {
  expect(['members-id', 'members', 'credits', 'chats-id'].map(hasBackButton)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('never links to a page the app does not have', () => {
  const row = (name: string): Route => ({ name, path: `/${name}`, layout: 'Default', screen: 'x/XScreen' });
  expect(footerLinks([row('pricing'), row('pages-terms'), row('index')])).toEqual(['terms', 'pricing']);
});
