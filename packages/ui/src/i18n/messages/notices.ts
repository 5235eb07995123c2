import { msg, plural } from '@lingui/core/macro';

export const activationReminder = {
  text: msg({
    id: 'vl.ActivationReminder.text',
    message: 'Confirm your e-mail: until then your messages wait and nobody can answer.',
    comment: 'Reminder for members with an unconfirmed e-mail',
  }),
  address: ({ email }: { email: string }) =>
    msg({
      id: 'vl.ActivationReminder.address',
      message: `The link went to ${email}.`,
      comment: 'Part of the reminder',
    }),
  sending: msg({
    id: 'vl.ActivationReminder.sending',
    message: 'Sending',
    comment: 'While the mail is sent again',
  }),
  resend: msg({ id: 'vl.ActivationReminder.resend', message: 'Send it again', comment: 'Button' }),
  sent: ({ email }: { email: string }) =>
    msg({
      id: 'vl.ActivationReminder.sent',
      message: `On its way to ${email}. Look in the spam folder too.`,
      comment: 'After the mail was sent again',
    }),
};

export const stackedNotices = {
  label: msg({
    id: 'vl.StackedNotices.label',
    message: 'Notices',
    comment: 'Name of the region for screen readers',
  }),
  more: ({ count }: { count: number }) =>
    msg({
      id: 'vl.StackedNotices.more',
      message: plural(count, { one: '# more notice', other: '# more notices' }),
      comment: 'Button that shows the rest',
    }),
  fewer: msg({ id: 'vl.StackedNotices.fewer', message: 'Show fewer', comment: 'Button that hides the rest' }),
};

export const formErrorNotice = {
  retry: msg({ id: 'vl.FormErrorNotice.retry', message: 'Try again', comment: 'Button' }),
  buy: msg({
    id: 'vl.FormErrorNotice.buy',
    message: 'Get credits',
    comment: 'Link below the error “not enough credits”; leads to the packages',
  }),
};

/** Texts that the dismissible alerts share. */
export const alerts = {
  dismiss: msg({
    id: 'vl.Alert.dismiss',
    message: 'Not now',
    comment: 'Button with a cross: dismisses the alert for good',
  }),
};

export const profilePhotoAlert = {
  text: msg({
    id: 'vl.ProfilePhotoAlert.text',
    message: 'You have no photo yet. People like to see whom they write to.',
    comment: 'Alert for members without a photo',
  }),
  action: msg({ id: 'vl.ProfilePhotoAlert.action', message: 'Add a photo', comment: 'Link of that alert' }),
};

export const pushPromptAlert = {
  text: msg({
    id: 'vl.PushPromptAlert.text',
    message: 'Be told when someone writes, even while this page is closed.',
    comment: 'Offers push notifications',
  }),
  action: msg({ id: 'vl.PushPromptAlert.action', message: 'Switch on', comment: 'Button of that offer' }),
  pending: msg({
    id: 'vl.PushPromptAlert.pending',
    message: 'Your browser is asking you now. Choose “Allow” there.',
    comment: 'While the browser shows its own question',
  }),
  denied: msg({
    id: 'vl.PushPromptAlert.denied',
    message: 'Your browser blocks notifications from here. You can allow them in its settings for this site.',
    comment: 'Notifications were refused in the browser before',
  }),
};

export const notificationsDisabledAlert = {
  some: ({ kinds }: { kinds: string }) =>
    msg({
      id: 'vl.NotificationsDisabledAlert.some',
      message: `You have switched off: ${kinds}.`,
      comment: 'Alert; {kinds} is a list such as “New messages and Offers”',
    }),
  all: msg({
    id: 'vl.NotificationsDisabledAlert.all',
    message: 'All notifications are switched off. You only see here that someone has written.',
    comment: 'Alert: all notifications are switched off',
  }),
  action: msg({
    id: 'vl.NotificationsDisabledAlert.action',
    message: 'Change this',
    comment: 'Link to the notification settings',
  }),
};

export const blockedNotice = {
  byReader: ({ name }: { name: string }) =>
    msg({
      id: 'vl.BlockedNotice.byReader',
      message: `You have blocked ${name}. Neither of you sees or can write to the other.`,
      comment: 'On the page of somebody the reader has blocked',
    }),
  unblock: msg({
    id: 'vl.BlockedNotice.unblock',
    message: 'Unblock',
    comment: 'Button: takes the block back',
  }),
};

export const profileDisabledNotice = {
  title: msg({
    id: 'vl.ProfileDisabledNotice.title',
    message: 'Your profile is switched off',
    comment: 'The moderators have hidden the own profile',
  }),
  body: msg({
    id: 'vl.ProfileDisabledNotice.body',
    message: 'Nobody else sees it, and nobody can write to you.',
    comment: 'Below that headline',
  }),
  reason: ({ reason }: { reason: string }) =>
    msg({
      id: 'vl.ProfileDisabledNotice.reason',
      message: `Why: ${reason}`,
      comment: 'The reason in the words of the moderators',
    }),
  appeal: msg({
    id: 'vl.ProfileDisabledNotice.appeal',
    message: 'Ask for another look',
    comment: 'Link: asks for another decision by somebody else',
  }),
};

export const accountDeletedNotice = {
  title: msg({
    id: 'vl.AccountDeletedNotice.title',
    message: 'Goodbye, and <em>thank you</em>',
    comment: 'Headline after the own account was deleted; italics inside <em>',
  }),
  body: msg({
    id: 'vl.AccountDeletedNotice.body',
    message: 'Your account is deleted and nobody sees your profile any more.',
    comment: 'Below the headline',
  }),
  anybody: ({ days }: { days: number }) =>
    msg({
      id: 'vl.AccountDeletedNotice.anybody',
      message: `Nobody sees a deleted account any more. For ${plural(days, { one: '# day', other: '# days' })} the link in our e-mail brings it back; after that it is erased for good.`,
      comment: 'The same where it is not known whether an account was deleted: it must be true for anybody',
    }),
  back: ({ days, date }: { days: number; date: string }) =>
    msg({
      id: 'vl.AccountDeletedNotice.back',
      message: `If you change your mind: for ${plural(days, { one: '# day', other: '# days' })}, until ${date}, the link in our e-mail brings your account back. After that it is erased for good.`,
      comment: 'The way back',
    }),
  over: msg({
    id: 'vl.AccountDeletedNotice.over',
    message: 'The time to bring it back is over: everything has been erased.',
    comment: 'Instead of the way back, when the account can no longer be restored',
  }),
  home: msg({
    id: 'vl.AccountDeletedNotice.home',
    message: 'To the start page',
    comment: 'Link to the home page',
  }),
};
