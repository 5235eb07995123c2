import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { areaOf, footerRoutes, hasBackButton } from './areas.ts';
import { footerPages } from './footer-pages.ts';

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

it('the footer links to all of its pages that exist, and to no other', () => {
  const names = new Set(routes.map(route => route.name));
  const existing = footerRoutes.filter(([, name]) => names.has(name)).map(([page]) => page);
  expect(footerPages).toEqual(existing);
});
