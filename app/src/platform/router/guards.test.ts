import { describe, expect, it } from 'vitest';
import { testAppContext, testSite, testUser } from '../testing.ts';
import { nowhere } from '../traffic.ts';
import { guarded, nextOf } from './guards.ts';

const open = testSite({
  ...{ signups: 'all', logged_out_search: 'all', logged_out_search_trafficsource: 'none' },
});
const closed = testSite({
  ...{ signups: 'none', logged_out_search: 'none', logged_out_search_trafficsource: 'all' },
});
const byInvitation = testSite({ signups: 'with_trafficsource' });
const link = { ...nowhere, source: { network: 'n' } };
const visitor = testAppContext({ site: open });
const shutOut = testAppContext({ site: closed });
const led = testAppContext({ site: closed, traffic: link });
const invited = testAppContext({ site: byInvitation, traffic: link });
const member = testAppContext({ site: open, user: testUser() });
const memberOfClosed = testAppContext({ site: closed, user: testUser() });

describe('guarded', () => {
  it('sends visitors from members-only pages to the log-in, and back afterwards', () => {
    expect(guarded('member', visitor, '/chats/c1?a=1')).toBe('/login?next=%2Fchats%2Fc1%3Fa%3D1');
    expect(guarded('member', member, '/chats')).toBeNull();
  });

  it('sends members away from pages for visitors', () => {
    expect(guarded('visitor', visitor, '/login')).toBeNull();
    expect(guarded('visitor', member, '/login')).toBe('/members');
    expect(guarded('visitor', member, '/login?next=%2Fchats%2Fc1')).toBe('/chats/c1');
  });

  it('lets visitors sign up where the site does, and sends the others to the log-in, which says so', () => {
    const refused = '/login?signups=closed';
    expect(guarded('signup', visitor, '/signup')).toBeNull();
    expect(guarded('signup', led, '/signup')).toBe(refused);
    expect(guarded('signup', testAppContext({ site: byInvitation }), '/signup')).toBe(refused);
    expect(guarded('signup', invited, '/signup')).toBeNull();
    expect(guarded('signup', memberOfClosed, '/signup')).toBe('/members');
    expect(guarded('visitor', shutOut, '/login')).toBeNull();
  });

  it('lets visitors search where the site does', () => {
    expect(guarded('search', visitor, '/members')).toBeNull();
    expect(guarded('search', shutOut, '/members')).toBe('/login?next=%2Fmembers');
    expect(guarded('search', led, '/members')).toBeNull();
    expect(guarded('search', memberOfClosed, '/members')).toBeNull();
  });

  it('leaves open pages alone', () => {
    expect(guarded(undefined, visitor, '/')).toBeNull();
  });
});

describe('nextOf', () => {
  const next = (value: string) => nextOf(new URLSearchParams({ next: value }));

  it('keeps pages of this site', () => {
    expect(next('/chats/c1?x=1#last')).toBe('/chats/c1?x=1#last');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'chats',
    '',
  ])('never leaves the site: %j', value => {
    expect(next(value)).toBe('/members');
  });
});
