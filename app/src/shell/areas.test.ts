import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { areaOf, footerRoutes, hasBackButton } from './areas.ts';
import { footerPages, footerPagesFor } from './footer-pages.ts';

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

it('the footer links to all of its pages that exist, and to no other', () => {
  const names = new Set(routes.map(route => route.name));
  const existing = footerRoutes.filter(([, name]) => names.has(name)).map(([page]) => page);
  expect(footerPages).toEqual(existing);
});

it.each([
  ['en', true],
  ['es', false],
])('the statement for the United States is linked in %s: %s', (language, linked) => {
  const pages = footerPagesFor(language);
  expect(pages.includes('compliance')).toBe(linked);
  expect(pages.slice(0, 9)).toEqual(footerPages.slice(0, 9));
});
