import type { OrOwn } from './member.ts';

/** Kinds of notification by their ids in the contract. */
export const notificationKinds = [
  'new_messages',
  'new_conversations',
  'unread_message_reminders',
  'like',
  'reminders',
  'weekly_updates',
  'promotions',
  'news',
] as const;

/** A kind of notification; the text of a site's own one has the id `vl.Notification.<kind>`, its help `vl.Notification.<kind>Help`. */
export type NotificationKind = OrOwn<(typeof notificationKinds)[number]>;
