import { describe, expect, it } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../test/app-context.ts';
import { noAttribution } from '../attribution.ts';
import { guardRedirect } from './guards.ts';

const open = testSite({
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'none',
});
const closed = testSite({
  signups: 'none',
  logged_out_search: 'none',
  logged_out_search_trafficsource: 'all',
});
const byInvitation = testSite({ signups: 'with_trafficsource' });
const link = { ...noAttribution, source: { network: 'n' } };
const visitor = testAppContext({ site: open });
const shutOut = testAppContext({ site: closed });
const led = testAppContext({ site: closed, attribution: link });
const invited = testAppContext({ site: byInvitation, attribution: link });
const member = testAppContext({ site: open, user: testUser() });
const memberOfClosed = testAppContext({ site: closed, user: testUser() });

describe('guarded', () => {
  it('sends visitors from members-only pages to the log-in, and back afterwards', () => {
    expect(guardRedirect('member', visitor, '/chats/c1?a=1')).toBe('/login?next=%2Fchats%2Fc1%3Fa%3D1');
    expect(guardRedirect('member', member, '/chats')).toBeNull();
  });

  it('sends members away from pages for visitors', () => {
    expect(guardRedirect('visitor', visitor, '/login')).toBeNull();
    expect(guardRedirect('visitor', member, '/login')).toBe('/members');
    const next = (value: string) =>
      guardRedirect('visitor', member, `/login?next=${encodeURIComponent(value)}`);
    expect(next('/chats/c1?x=1#last')).toBe('/chats/c1?x=1#last');
    expect(next('//evil.example')).toBe('/members');
  });

  it('lets visitors sign up where the site does, and sends the others to the log-in, which says so', () => {
    const refused = '/login?signups=closed';
    expect(guardRedirect('signup', visitor, '/signup')).toBeNull();
    expect(guardRedirect('signup', led, '/signup')).toBe(refused);
    expect(guardRedirect('signup', testAppContext({ site: byInvitation }), '/signup')).toBe(refused);
    expect(guardRedirect('signup', invited, '/signup')).toBeNull();
    expect(guardRedirect('signup', memberOfClosed, '/signup')).toBe('/members');
    // the choice is not lost at the closed door, nor with a reload after the account was made
    expect(guardRedirect('signup', led, '/signup?next=%2Fcredits%2Fp1')).toBe(
      `${refused}&next=%2Fcredits%2Fp1`,
    );
    expect(guardRedirect('signup', member, '/signup?next=%2Fcredits%2Fp1')).toBe('/credits/p1');
    expect(guardRedirect('signup', member, '/members/m1/signup')).toBe('/members/m1');
    expect(guardRedirect('visitor', shutOut, '/login')).toBeNull();
  });

  it('lets visitors search where the site does', () => {
    expect(guardRedirect('search', visitor, '/members')).toBeNull();
    expect(guardRedirect('search', shutOut, '/members')).toBe('/login?next=%2Fmembers');
    expect(guardRedirect('search', led, '/members')).toBeNull();
    expect(guardRedirect('search', memberOfClosed, '/members')).toBeNull();
  });

  it('leaves open pages alone', () => {
    expect(guardRedirect(undefined, visitor, '/')).toBeNull();
  });
});
