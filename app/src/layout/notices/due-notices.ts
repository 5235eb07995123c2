import type { User } from '@velluto/api-client';
import { DISMISSED_ALERTS_COOKIE } from '@velluto/rules';
import type { PushState } from '../../features/notifications/push.ts';
import { cookieText, readCookie } from '../../lib/cookies.ts';

/** Alerts that can be dismissed. */
export type Alert = 'photo' | 'push' | 'disabled';

/** A notice above the page: an alert, the reminder to confirm the e-mail address or that no mail reaches it, the offer for new members. */
export type NoticeName = 'email' | 'undeliverable' | Alert | 'welcome';

/** What the notice of a page depends on. */
export interface NoticeConditions {
  user: User;
  /** Name of the page's route. */
  route: string;
  /** Whether this device gets push messages; the server does not know. */
  push: PushState;
  /** Alerts that the user dismissed. */
  dismissed: readonly Alert[];
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** Pages that deal with confirming the address. */
const emailConfirmationPages = ['complete-signup', 'activate-done', 'activate-error', 'mail-change-do'];

/** Pages for browsing. A person's page, and those of money, sign-up and law, have no alerts. */
const browsingPages = [
  'index',
  'members',
  'chats',
  'likes',
  'likes-type',
  'profile-views',
  'match-finder',
  'profile',
  'settings',
  'notifications',
];

/** Notifications about people. Members are not asked to turn offers back on. */
const aboutPeople = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'] as const;

/**
 * The notices that are due on a page (spec § 4.7). A page shows the first, since on a phone two would hide it: what does not
 * work until the user acts, then what ends by itself or helps most. The others wait for a page without those.
 */
export function dueNotices({ user, route, push, dismissed, now }: NoticeConditions): NoticeName[] {
  const browsing = browsingPages.includes(route);
  const reminds = !emailConfirmationPages.includes(route);
  const alerts = (alert: Alert) => browsing && !dismissed.includes(alert);
  const bonus = user.time_bonus;
  const due: Record<NoticeName, boolean> = {
    undeliverable: reminds && user.email_undeliverable === true,
    email: reminds && user.status === 'not_confirmed',
    photo: alerts('photo') && user.profile.main_image === null && route !== 'profile',
    // pages with prices show the discount in the prices
    welcome:
      browsing && typeof bonus?.announced_percentage === 'number' && Date.parse(bonus.expires ?? '') > now,
    disabled:
      alerts('disabled') &&
      aboutPeople.some(kind => user.notifications_disabled.includes(kind)) &&
      route !== 'notifications',
    push: alerts('push') && push === 'capable' && route !== 'notifications',
  };
  return (Object.keys(due) as NoticeName[]).filter(name => due[name]);
}

/**
 * What of the notice that a page opened with is still shown: it goes once it is resolved, and no other takes its place,
 * because the page would move. Why push could not be switched on stays.
 */
export const stillShown = (
  notice: NoticeName | null,
  due: readonly NoticeName[],
  pushFailed: boolean,
): NoticeName | null =>
  notice !== null && (due.includes(notice) || (notice === 'push' && pushFailed)) ? notice : null;

/** A cookie, so that the server leaves out dismissed alerts: `<user>.photo.push~<user>.photo`. */
const days = 365;
/** How many users of one device are remembered, the latest first. */
const maxUsers = 5;

const rows = (cookies: string): string[][] =>
  (readCookie(cookies, DISMISSED_ALERTS_COOKIE) ?? '').split('~').map(row => row.split('.'));

/** Alerts that a user of this device dismissed. */
export const dismissedAlerts = (user: string, cookies: string): Alert[] =>
  // unknown names are harmless: they are never looked up
  (rows(cookies).find(([id]) => id === user) ?? []).slice(1) as Alert[];

/** The cookie with the dismissed alerts of a user, beside those of other users. */
export function dismissedAlertsCookie(user: string, alerts: readonly Alert[], cookies: string): string {
  const others = rows(cookies).filter(([id]) => id !== user && id !== '');
  const all = [[user, ...alerts], ...others].slice(0, maxUsers);
  return cookieText(DISMISSED_ALERTS_COOKIE, all.map(row => row.join('.')).join('~'), days);
}
