import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { areaOf, hasBackButton } from './DefaultLayout.tsx';

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
  const names = routes.map(({ name }) => name);
  const five = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];
  expect(names.filter(hasBackButton).sort()).toEqual(five.sort());
});
