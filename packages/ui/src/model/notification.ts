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
export type NotificationKind = (typeof notificationKinds)[number];
