import type { components } from '@velluto/api-client/schema';

/** A kind of notification that can be switched off. */
export type NotificationKind = components['schemas']['NotificationKind'];

/** All kinds in the order of a list, and whether they are also sent as push, which only kinds are that matter at once. */
const pushed: Record<NotificationKind, boolean> = {
  new_messages: true,
  new_conversations: true,
  unread_message_reminders: true,
  like: true,
  reminders: false,
  weekly_updates: false,
  promotions: false,
  news: false,
};

/** All kinds in the order of a list. */
export const notificationKinds = Object.keys(pushed) as NotificationKind[];

/** Kinds that advertise: sent only to members who asked for them (`disabled-kinds-sql.ts`). */
export const advertisingKinds = [
  'weekly_updates',
  'promotions',
  'news',
] as const satisfies NotificationKind[];

/** A kind that advertises. */
export type AdvertisingKind = (typeof advertisingKinds)[number];

/** True for the name of a kind that advertises. */
export const isAdvertising = (kind: string): kind is AdvertisingKind =>
  advertisingKinds.some(advertising => advertising === kind);

/** True for a kind that is also sent as push. */
export const isPushed = (kind: NotificationKind): boolean => pushed[kind];

/** True for the name of a kind. */
export const isKind = (name: string): name is NotificationKind => Object.hasOwn(pushed, name);
