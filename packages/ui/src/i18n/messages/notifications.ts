import { msg } from '@lingui/core/macro';

/** Kinds of notification, as a list names them and as a setting explains them. */
export const notificationWords = {
  new_messages: msg({
    id: 'vl.Notification.new_messages',
    message: 'New messages',
    comment: 'Kind of notification',
  }),
  new_conversations: msg({
    id: 'vl.Notification.new_conversations',
    message: 'New conversations',
    comment: 'Kind of notification',
  }),
  unread_message_reminders: msg({
    id: 'vl.Notification.unread_message_reminders',
    message: 'Unread messages',
    comment: 'Kind of notification',
  }),
  like: msg({ id: 'vl.Notification.like', message: 'Likes', comment: 'Kind of notification' }),
  reminders: msg({ id: 'vl.Notification.reminders', message: 'Reminders', comment: 'Kind of notification' }),
  weekly_updates: msg({
    id: 'vl.Notification.weekly_updates',
    message: 'The week in short',
    comment: 'Kind of notification',
  }),
  promotions: msg({ id: 'vl.Notification.promotions', message: 'Offers', comment: 'Kind of notification' }),
  news: msg({ id: 'vl.Notification.news', message: 'News about the site', comment: 'Kind of notification' }),
};
