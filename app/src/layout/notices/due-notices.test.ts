import { describe, expect, it } from 'vitest';
import { testNow, testUser } from '../../../test/app-context.ts';
import {
  dismissedAlerts,
  dismissedAlertsCookie,
  dueNotices,
  type NoticeConditions,
  stillShown,
} from './due-notices.ts';

const user = testUser();
const withPhoto = testUser({ profile: { ...user.profile, main_image: { id: 'p' } as never } });
const conditions: NoticeConditions = {
  user: withPhoto,
  route: 'members',
  push: 'unknown',
  dismissed: [],
  now: testNow,
};
const offer = (expires: number, announced_percentage: number | null = 25) =>
  ({
    ...withPhoto,
    time_bonus: { announced_percentage, expires: new Date(expires).toISOString() },
  }) as NoticeConditions['user'];

describe('the notice above a page', () => {
  it.each<[string, Partial<NoticeConditions>, string | null]>([
    ['nothing is due', {}, null],
    ['no photo', { user }, 'photo'],
    ['no photo, on the own profile', { user, route: 'profile' }, null],
    ['no photo, on the home page', { user, route: 'index' }, 'photo'],
    ['no photo, on the page of profile views', { user, route: 'profile-views' }, 'photo'],
    ['no photo, on the page of payments', { user, route: 'transactions' }, null],
    ['no photo, dismissed before', { user, dismissed: ['photo'] }, null],
    ['no photo, while paying', { user, route: 'credits-id-paymentmethod' }, null],
    ['push is possible', { push: 'capable' }, 'push'],
    ['push is on', { push: 'subscribed' }, null],
    ['push is not possible', { push: 'unsupported' }, null],
    ['push is refused', { push: 'denied' }, null],
    ['push is possible, on the page of notifications', { push: 'capable', route: 'notifications' }, null],
    [
      'notifications of messages are off',
      { user: { ...withPhoto, notifications_disabled: ['new_messages'] } },
      'disabled',
    ],
    [
      'notifications of messages are off, on the page of notifications',
      { user: { ...withPhoto, notifications_disabled: ['new_messages'] }, route: 'notifications' },
      null,
    ],
    ['the newcomer’s offer, while it runs', { user: offer(testNow + 1_000) }, 'welcome'],
    [
      'the newcomer’s offer, whose percentage may not be announced',
      { user: offer(testNow + 1_000, null) },
      null,
    ],
    ['the newcomer’s offer, at its end', { user: offer(testNow) }, null],
    [
      'the newcomer’s offer, where the prices show it',
      { user: offer(testNow + 1_000), route: 'credits' },
      null,
    ],
    [
      'the newcomer’s offer, on somebody’s profile',
      { user: offer(testNow + 1_000), route: 'members-id' },
      null,
    ],
    [
      'only notifications of offers and news are off',
      { user: { ...withPhoto, notifications_disabled: ['promotions', 'news'] } },
      null,
    ],
    [
      'mails to the address come back, before any alert and on any page',
      { user: { ...user, email_undeliverable: true }, route: 'credits' },
      'undeliverable',
    ],
    [
      'mails to an address come back that is not confirmed',
      { user: { ...withPhoto, status: 'not_confirmed', email_undeliverable: true } },
      'undeliverable',
    ],
    ['the e-mail address is not confirmed', { user: { ...withPhoto, status: 'not_confirmed' } }, 'email'],
    [
      'the e-mail address is not confirmed, on any page',
      { user: { ...withPhoto, status: 'not_confirmed' }, route: 'credits' },
      'email',
    ],
    [
      'the e-mail address is not confirmed, on the page for that',
      { user: { ...withPhoto, status: 'not_confirmed' }, route: 'complete-signup' },
      null,
    ],
  ])('%s', (_, change, notice) => {
    expect(dueNotices({ ...conditions, ...change })[0] ?? null).toBe(notice);
  });

  it('comes in this order: what does not work, a photo, what ends by itself, alerts', () => {
    const all = {
      ...offer(testNow + 1_000),
      notifications_disabled: ['like' as const],
      profile: user.profile,
    };
    const due = (
      status: 'active' | 'not_confirmed',
      dismissed: NoticeConditions['dismissed'],
      now = testNow,
    ) => dueNotices({ ...conditions, user: { ...all, status }, push: 'capable', dismissed, now });
    expect(due('not_confirmed', [])).toEqual(['email', 'photo', 'welcome', 'disabled', 'push']);
    expect(due('active', [])).toEqual(['photo', 'welcome', 'disabled', 'push']);
    expect(due('active', ['photo'], testNow + 1_000)).toEqual(['disabled', 'push']);
    expect(due('active', ['photo', 'disabled', 'push'], testNow + 1_000)).toEqual([]);
  });
});

describe('the notice that a page opened with', () => {
  it('stays while it is due, also when a more urgent one becomes due', () => {
    expect(stillShown('photo', ['email', 'photo'], false)).toBe('photo');
  });
  it('goes when it is resolved, and no other takes its place', () => {
    expect(stillShown('email', ['photo', 'push'], false)).toBeNull();
    expect(stillShown(null, ['photo'], false)).toBeNull();
  });
  it('says why push could not be switched on, although the offer is no longer due', () => {
    expect(stillShown('push', [], true)).toBe('push');
    expect(stillShown('push', [], false)).toBeNull();
    expect(stillShown('photo', [], true)).toBeNull();
  });
});

describe('the cookie of dismissed alerts', () => {
  /** The cookie as the browser sends it back. */
  const sent = (text: string) => text.split(';')[0] ?? '';

  it('keeps the alerts of each user for a year', () => {
    const text = dismissedAlertsCookie('ada', ['photo', 'push'], '');
    expect(text).toMatch(/Max-Age=31536000; SameSite=Lax$/);
    expect(dismissedAlerts('ada', sent(text))).toEqual(['photo', 'push']);
    expect(dismissedAlerts('bea', sent(text))).toEqual([]);
    expect(dismissedAlerts('ada', 'other=1')).toEqual([]);
  });

  it('keeps the alerts of other users, and drops the oldest of many users', () => {
    let cookies = '';
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      cookies = sent(dismissedAlertsCookie(id, ['photo'], cookies));
    cookies = sent(dismissedAlertsCookie('b', ['photo', 'disabled'], cookies));
    expect(dismissedAlerts('b', cookies)).toEqual(['photo', 'disabled']);
    expect(dismissedAlerts('f', cookies)).toEqual(['photo']);
    expect(dismissedAlerts('a', cookies)).toEqual([]);
  });
});
