import { describe, expect, it } from 'vitest';
import { testAppContext, testSite, testUser } from '../test/app-context.ts';
import { noAttribution } from './features/marketing/attribution.ts';
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
const attributedOnly = testSite({ signups: 'with_trafficsource' });
const attribution = { ...noAttribution, source: { network: 'n' } };
const visitor = testAppContext({ site: open });
const visitorOfClosed = testAppContext({ site: closed });
const attributedVisitorOfClosed = testAppContext({ site: closed, attribution });
const attributedVisitor = testAppContext({ site: attributedOnly, attribution });
const member = testAppContext({ site: open, user: testUser() });
const memberOfClosed = testAppContext({ site: closed, user: testUser() });

describe('route guards', () => {
  it('send visitors from members-only pages to the log-in, with the page as next', () => {
    expect(guardRedirect('member', visitor, '/chats/c1?a=1')).toBe('/login?next=%2Fchats%2Fc1%3Fa%3D1');
    expect(guardRedirect('member', member, '/chats')).toBeNull();
  });

  it('send members from pages for visitors to next or the members', () => {
    expect(guardRedirect('visitor', visitor, '/login')).toBeNull();
    expect(guardRedirect('visitor', member, '/login')).toBe('/members');
    const next = (value: string) =>
      guardRedirect('visitor', member, `/login?next=${encodeURIComponent(value)}`);
    expect(next('/chats/c1?x=1#last')).toBe('/chats/c1?x=1#last');
    expect(next('//evil.example')).toBe('/members');
  });

  it('allow the sign-up where it is open, and else send visitors to the log-in, which says so', () => {
    const refused = '/login?signups=closed';
    expect(guardRedirect('signup', visitor, '/signup')).toBeNull();
    expect(guardRedirect('signup', attributedVisitorOfClosed, '/signup')).toBe(refused);
    expect(guardRedirect('signup', testAppContext({ site: attributedOnly }), '/signup')).toBe(refused);
    expect(guardRedirect('signup', attributedVisitor, '/signup')).toBeNull();
    expect(guardRedirect('signup', memberOfClosed, '/signup')).toBe('/members');
    // the destination is kept when sign-up is closed, and by a reload after the account was created
    expect(guardRedirect('signup', attributedVisitorOfClosed, '/signup?next=%2Fcredits%2Fp1')).toBe(
      `${refused}&next=%2Fcredits%2Fp1`,
    );
    expect(guardRedirect('signup', member, '/signup?next=%2Fcredits%2Fp1')).toBe('/credits/p1');
    expect(guardRedirect('signup', member, '/members/m1/signup')).toBe('/members/m1');
    expect(guardRedirect('visitor', visitorOfClosed, '/login')).toBeNull();
  });

  it('send members who have to prove their age from people and purchases to the proof, and leave the account open', () => {
    const unproved = testAppContext({ site: open, user: testUser({ age_proof_required: true }) });
    for (const guard of ['ageVerified', 'search'] as const)
      expect(guardRedirect(guard, unproved, '/chats?a=1')).toBe('/age?next=%2Fchats%3Fa%3D1');
    expect(guardRedirect('member', unproved, '/settings')).toBeNull();
    expect(guardRedirect('ageVerified', member, '/chats')).toBeNull();
    expect(guardRedirect('ageVerified', visitor, '/chats')).toBe('/login?next=%2Fchats');
  });

  it('allow visitors to search where the site does', () => {
    expect(guardRedirect('search', visitor, '/members')).toBeNull();
    expect(guardRedirect('search', visitorOfClosed, '/members')).toBe('/login?next=%2Fmembers');
    expect(guardRedirect('search', attributedVisitorOfClosed, '/members')).toBeNull();
    expect(guardRedirect('search', memberOfClosed, '/members')).toBeNull();
  });

  it('allow everybody to see pages without a guard', () => {
    expect(guardRedirect(undefined, visitor, '/')).toBeNull();
  });
});
