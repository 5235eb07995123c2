import { msg, plural } from '@lingui/core/macro';

/** Names of the kinds of notification. */
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
    message: 'Your week in brief',
    comment: 'Kind of notification',
  }),
  promotions: msg({ id: 'vl.Notification.promotions', message: 'Offers', comment: 'Kind of notification' }),
  news: msg({ id: 'vl.Notification.news', message: 'News about the site', comment: 'Kind of notification' }),
};

/** Explanation of each kind of notification, shown below its name. */
export const notificationHelp = {
  new_messages: msg({
    id: 'vl.Notification.new_messagesHelp',
    message: 'When someone writes to you.',
    comment: 'Explains that kind of notification',
  }),
  new_conversations: msg({
    id: 'vl.Notification.new_conversationsHelp',
    message: 'When someone writes to you for the first time.',
    comment: 'Explains that kind of notification',
  }),
  unread_message_reminders: msg({
    id: 'vl.Notification.unread_message_remindersHelp',
    message: 'When messages have been waiting for a while.',
    comment: 'Explains that kind of notification',
  }),
  like: msg({
    id: 'vl.Notification.likeHelp',
    message: 'When someone likes you, or likes you back.',
    comment: 'Explains that kind of notification',
  }),
  reminders: msg({
    id: 'vl.Notification.remindersHelp',
    message: 'Things you’ve started and not finished, such as your profile.',
    comment: 'Explains that kind of notification',
  }),
  weekly_updates: msg({
    id: 'vl.Notification.weekly_updatesHelp',
    message: 'Once a week: who is new, and what you’ve missed.',
    comment: 'Explains that kind of notification',
  }),
  promotions: msg({
    id: 'vl.Notification.promotionsHelp',
    message: 'Discounts, each with its reason and end date.',
    comment: 'Explains that kind of notification',
  }),
  news: msg({
    id: 'vl.Notification.newsHelp',
    message: 'What’s new here and what has changed.',
    comment: 'Explains that kind of notification',
  }),
};

export const notificationRow = {
  off: msg({
    id: 'vl.NotificationRow.off',
    message: 'Your e-mails are switched off.',
    comment: 'Instead of the explanation, while no e-mails are sent at all',
  }),
};

export const emailSourceRow = {
  label: ({ email }: { email: string }) =>
    msg({
      id: 'vl.EmailSourceRow.label',
      message: `E-mails to ${email}`,
      comment: 'Switch: all e-mails on or off',
    }),
  on: msg({
    id: 'vl.EmailSourceRow.on',
    message: 'You can unsubscribe from each kind of e-mail with one click.',
    comment: 'Below the switch, while it is on',
  }),
  off: msg({
    id: 'vl.EmailSourceRow.off',
    message: 'You’ll only get e-mails about your account and your purchases.',
    comment: 'Below the switch, while it is off',
  }),
  unconfirmed: msg({
    id: 'vl.EmailSourceRow.unconfirmed',
    message: 'Not confirmed yet. Open the link we sent there to start getting e-mails.',
    comment: 'Below the switch, while the address is not confirmed',
  }),
};

export const deleteAccountRow = {
  title: msg({
    id: 'vl.DeleteAccountRow.title',
    message: 'Delete your account',
    comment: 'Row of the settings',
  }),
  detail: ({ days }: { days: number }) =>
    msg({
      id: 'vl.DeleteAccountRow.detail',
      message: `Your profile disappears at once. For ${plural(days, { one: '# day', other: '# days' })} you can bring it back with a link; then your profile, conversations and credits are deleted for good.`,
      comment: 'Below the title of a row of the settings',
    }),
  action: msg({
    id: 'vl.DeleteAccountRow.action',
    message: 'Delete…',
    comment: 'Button: a question follows',
  }),
};

export const blockedRow = {
  since: ({ date }: { date: string }) =>
    msg({
      id: 'vl.BlockedRow.since',
      message: `Blocked on ${date}`,
      comment: 'Below the name of somebody the member has blocked, in the settings',
    }),
  open: msg({
    id: 'vl.BlockedRow.open',
    message: 'No longer blocked',
    comment: 'Instead of the date, once the block was taken back',
  }),
};
