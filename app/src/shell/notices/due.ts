import type { User } from '@velluto/api-client';
import { cookieText, readCookie } from '../../platform/cookies.ts';
import type { PushState } from '../../platform/push.ts';

/** Alerts that can be put away. */
export type Alert = 'photo' | 'push' | 'disabled';

/** What is said above the page: the alerts, the reminder of an e-mail that is not confirmed, the newcomer's offer. */
export type NoticeName = 'email' | Alert | 'welcome';

/** What the notices of a page depend on. */
export interface NoticeFacts {
  user: User;
  /** Name of the page's route. */
  route: string;
  /** Whether this device gets push messages; the server does not know. */
  push: PushState;
  /** Alerts that the user put away before. */
  putAway: readonly Alert[];
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** Pages that are about confirming an address themselves. */
const aboutEmail = ['complete-signup', 'activate-done', 'activate-error', 'mail-change-do'];

/** Pages on which somebody looks around. Alerts stay out of the way of everything else: people, paying, the law. */
const aroundHere = [
  ...['members', 'chats', 'likes', 'likes-type', 'match-finder'],
  ...['profile', 'settings', 'notifications'],
];

/** Kinds of notification about people. Nobody is asked to take back that they want no offers. */
const aboutPeople = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'] as const;

/** The notices that a page has (product.md §2 "Modals and banners"). */
export function noticesDue({ user, route, push, putAway, now }: NoticeFacts): NoticeName[] {
  const off = aboutPeople.some(kind => user.notifications_disabled.includes(kind));
  const alerts: Record<Alert, boolean> = {
    photo: user.profile.main_image === null && route !== 'profile',
    disabled: off && route !== 'notifications',
    push: push === 'capable' && route !== 'notifications',
  };
  const unconfirmed = user.status === 'not_confirmed';
  const reminds = unconfirmed && !aboutEmail.includes(route);
  // one thing after the other: on a phone, more than the reminder and the offer would hide the page
  const wanted = (Object.keys(alerts) as Alert[]).filter(
    alert => !unconfirmed && alerts[alert] && aroundHere.includes(route) && !putAway.includes(alert),
  );
  // the pages that show prices show the offer in them
  const welcomes = aroundHere.includes(route) && Date.parse(user.time_bonus?.expires ?? '') > now;
  return [...(reminds ? ['email' as const] : []), ...wanted, ...(welcomes ? ['welcome' as const] : [])];
}

/** A cookie, so that the server leaves out what was put away: `<user>.photo.push~<user>.photo`. */
const putAwayCookie = 'velluto_put_away';
const days = 365;
/** So many users of one device are remembered, the last ones first. */
const mostUsers = 5;

const rows = (cookies: string): string[][] =>
  (readCookie(cookies, putAwayCookie) ?? '').split('~').map(row => row.split('.'));

/** Alerts that a user of this device put away. */
export const putAwayBy = (user: string, cookies: string): Alert[] =>
  // what is no alert is never asked for
  (rows(cookies).find(([id]) => id === user) ?? []).slice(1) as Alert[];

/** The cookie that remembers the alerts which a user put away, beside those of other users. */
export function putAwayText(user: string, alerts: readonly Alert[], cookies: string): string {
  const others = rows(cookies).filter(([id]) => id !== user && id !== '');
  const all = [[user, ...alerts], ...others].slice(0, mostUsers);
  return cookieText(putAwayCookie, all.map(row => row.join('.')).join('~'), days);
}
