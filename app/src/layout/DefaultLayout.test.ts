import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { areaOf, hasBackButton } from './DefaultLayout.tsx';

it.each([
  ['members', 'members'],
  ['members-id', 'members'],
  ['chats-id', 'chats'],
  ['likes-type', 'likes'],
  ['credits-id-paymentmethod', 'credits'],
  ['swipe-game', 'discover'],
  ['profile-views', 'discover'],
  ['profile', 'profile'],
  ['index', undefined],
  ['creditsx', undefined],
])('the page %s belongs to the area %s', (route, area) => {
  expect(areaOf(route)).toBe(area);
});

it('the pages of the specification have a back button, and no others', () => {
  const names = routes.map(({ name }) => name);
  const five = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];
  expect(names.filter(hasBackButton).sort()).toEqual(five.sort());
});
