import { describe, expect, it } from 'vitest';
import { testAppContext, testNow, testSite, testUser } from '../../../test/app-context.ts';
import { findRoute } from '../../lib/router/route.ts';
import { errorRoute, routes } from '../../routes.ts';
import {
  type AgeWarningConditions,
  enteredCookie,
  hasEntered,
  isAgeGateClosed,
  needsAgeWarning,
} from './age-warning.ts';

describe('whether the age warning is needed', () => {
  const conditions: AgeWarningConditions = {
    skipped: false,
    setting: 'yes',
    loggedIn: false,
    country: 'IT',
    layout: 'Default',
    route: 'members',
  };
  it.each<[string, Partial<AgeWarningConditions>, boolean]>([
    ['a visitor', {}, true],
    ['a visitor from an unknown country', { country: null }, true],
    ['an earlier visit, or the installed app', { skipped: true }, false],
    ['a site without it', { setting: 'no' }, false],
    ['a member', { loggedIn: true }, false],
    ['a lander', { layout: 'Lander' }, false],
    ['a page of text', { route: 'pages' }, false],
    ['a withdrawal', { route: 'withdrawal' }, false],
    ['a cancellation', { route: 'cancellation' }, false],
    ['the page of its mailed link', { route: 'declaration-do' }, false],
    ['the farewell after a deletion', { route: 'account-deleted' }, false],
    ['a mailed link about a change of address', { route: 'mail-change-do' }, false],
    ['the page without a connection', { route: 'offline' }, false],
    ['a conversation in Italy', { layout: 'Chat' }, false],
    ['a conversation in Germany', { layout: 'Chat', country: 'DE' }, true],
    ['a conversation in an unknown country', { layout: 'Chat', country: null }, true],
    ['a lander in an unknown country', { layout: 'Lander', country: null }, false],
  ])('for %s', (_, change, warns) => {
    expect(needsAgeWarning({ ...conditions, ...change })).toBe(warns);
  });
});

describe('whether the age warning covers a page', () => {
  const closed = (address: string, country: string, user = false) => {
    const [path = '', query = ''] = address.split(/(?=\?)/);
    const route = findRoute(routes, path)?.route ?? errorRoute;
    const site = testSite({ enable_site_entry_popup: 'yes', geoip_country: country });
    return isAgeGateClosed(
      testAppContext({ site, user: user ? testUser() : null }),
      routes,
      { route, path, query },
      false,
    );
  };

  it.each([
    ['/members', 'IT', true],
    ['/login', 'IT', true],
    ['/login?next=%2Fsettings', 'IT', true],
    ['/login?next=%2Fchats%2F1', 'IT', false],
    ['/login?next=%2Fmembers%2F1%2Fchat', 'IT', false],
    ['/login?next=%2Fchats%2F1', 'DE', true],
    ['/login?next=%2Fchats%2F1', 'NL', true],
    ['/landers/video', 'DE', false],
  ])('%s from %s: %s', (address, country, warned) => {
    expect(closed(address, country)).toBe(warned);
  });

  it('not for members', () => {
    expect(closed('/members', 'DE', true)).toBe(false);
  });
});

it('the confirmation is stored in a cookie for a year, as seconds since 1970', () => {
  const cookie = enteredCookie(testNow + 999);
  expect(cookie).toBe(`velluto_entered=${testNow / 1000}; Path=/; Max-Age=31536000; SameSite=Lax`);
  expect([hasEntered(cookie.split(';')[0] ?? ''), hasEntered('velluto_other=1')]).toEqual([true, false]);
});
