import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { PushObstacle } from '../../model/push.ts';

export const activationReminder = {
  brief: msg({
    id: 'vl.ActivationReminder.brief',
    message: 'Confirm your e-mail',
    comment:
      'On phones, in place of the reminder to confirm the e-mail: in one line with its button, so two or three words',
  }),
  text: msg({
    id: 'vl.ActivationReminder.text',
    message: 'Confirm your e-mail: until then your messages wait and nobody can answer.',
    comment: 'Reminder for members with an unconfirmed e-mail',
  }),
  address: ({ email }: { email: string }) =>
    msg({
      id: 'vl.ActivationReminder.address',
      message: `The link went to ${email}.`,
      comment: 'After the reminder to confirm the e-mail; {email} is the address',
    }),
  sending: msg({
    id: 'vl.ActivationReminder.sending',
    message: 'Sending',
    comment: 'While the mail is sent again',
  }),
  resend: msg({ id: 'vl.ActivationReminder.resend', message: 'Send again', comment: 'Button' }),
  sent: ({ email }: { email: string }) =>
    msg({
      id: 'vl.ActivationReminder.sent',
      message: `On its way to ${email}. Look in the spam folder too.`,
      comment: 'After the mail was sent again',
    }),
};

export const formErrorNotice = {
  retry: msg({ id: 'vl.FormErrorNotice.retry', message: 'Try again', comment: 'Button' }),
  buy: msg({
    id: 'vl.FormErrorNotice.buy',
    message: 'Buy credits',
    comment: 'Link below the error “not enough credits”; leads to the packages',
  }),
  decision: ({ reference }: { reference: string }) =>
    msg({
      id: 'vl.FormErrorNotice.decision',
      message: `See why, and appeal (${reference})`,
      comment:
        'Link below the error “This account is closed”; leads to the decision; {reference}: its number, for example V-7KQ4-M2XP-9TRD',
    }),
  support: msg({
    id: 'vl.FormErrorNotice.support',
    message: 'Ask our support why',
    comment:
      'Link below the error “This account is closed”, when there is no decision to show; leads to the support',
  }),
  suspended: ({ until }: { until: string }) =>
    msg({
      id: 'vl.FormErrorNotice.suspended',
      message: `This account is suspended until ${until}. We’ve written to you why.`,
      comment: 'Log-in refused because of misuse; {until}: a day, for example 3 December 2026',
    }),
  periodOver: ({ until }: { until: string }) =>
    msg({
      id: 'vl.FormErrorNotice.periodOver',
      message: `You could object until ${until}. You can still turn to a certified body for settling disputes out of court, and to the courts.`,
      comment:
        'Error of an appeal or objection that comes too late, after six months; {until}: a day, for example 3 December 2026',
    }),
  object: msg({
    id: 'vl.FormErrorNotice.object',
    message: 'Object',
    comment: 'Link below the error “This account is suspended”; leads to the form to object',
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
  brief: msg({
    id: 'vl.ProfilePhotoAlert.brief',
    message: 'No photo yet',
    comment:
      'On phones, in place of the alert for members without a photo: in one line with its button, so two or three words',
  }),
  text: msg({
    id: 'vl.ProfilePhotoAlert.text',
    message: 'You have no photo yet. People like to see who they’re writing to.',
    comment: 'Alert for members without a photo',
  }),
  action: msg({ id: 'vl.ProfilePhotoAlert.action', message: 'Add a photo', comment: 'Link of that alert' }),
};

export const emailUndeliverableAlert = {
  brief: msg({
    id: 'vl.EmailUndeliverableAlert.brief',
    message: 'E-mails come back',
    comment:
      'On phones, in place of the alert that no e-mail reaches the address: in one line with its button, so two or three words',
  }),
  text: ({ email }: { email: string }) =>
    msg({
      id: 'vl.EmailUndeliverableAlert.text',
      message: `Our e-mails to ${email} come back. Check the address, or enter another one and confirm it.`,
      comment: 'Alert for members whose e-mail address no e-mail reaches; {email}: the address',
    }),
  action: msg({
    id: 'vl.EmailUndeliverableAlert.action',
    message: 'Check the address',
    comment: 'Link of that alert; opens the settings with the e-mail address',
  }),
};

export const pushPromptAlert = {
  brief: msg({
    id: 'vl.PushPromptAlert.brief',
    message: 'Know who writes',
    comment:
      'On phones, in place of the offer of push notifications: in one line with its button, so two or three words',
  }),
  text: msg({
    id: 'vl.PushPromptAlert.text',
    message: 'Get a notification when someone writes to you, even when this page is closed.',
    comment: 'Offers push notifications',
  }),
  action: msg({ id: 'vl.PushPromptAlert.action', message: 'Switch on', comment: 'Button of that offer' }),
  pending: msg({
    id: 'vl.PushPromptAlert.pending',
    message: 'Your browser is asking you now. Choose “Allow” there.',
    comment: 'While the browser asks for permission',
  }),
};

/** Why push was not switched on, and what one can do. */
export const pushObstacles: Record<PushObstacle, MessageDescriptor> = {
  dismissed: msg({
    id: 'vl.PushObstacle.dismissed',
    message: 'Your browser’s question was closed. Switch notifications on again and choose “Allow”.',
    comment: 'Push was not switched on',
  }),
  denied: msg({
    id: 'vl.PushObstacle.denied',
    message:
      'Your browser blocks notifications from this site. You can allow them in its settings for this site, but not in a private window.',
    comment: 'Push was not switched on: notifications were refused in the browser, now or before',
  }),
  unsupported: msg({
    id: 'vl.PushObstacle.unsupported',
    message: 'This browser can’t show notifications. Update it, or open this page in another one.',
    comment: 'Push was not switched on',
  }),
  home_screen: msg({
    id: 'vl.PushObstacle.homeScreen',
    message:
      'On an iPhone or iPad only apps on the home screen show notifications. Tap “Share”, then “Add to Home Screen”, and open this site from there.',
    comment: 'Push was not switched on; the words in quotes as iOS has them in this language',
  }),
  private: msg({
    id: 'vl.PushObstacle.private',
    message: 'A private window can’t show notifications. Open this page in an ordinary one.',
    comment: 'Push was not switched on',
  }),
  worker: msg({
    id: 'vl.PushObstacle.worker',
    message: 'Notifications couldn’t be started on this device. Reload the page and try again.',
    comment: 'Push was not switched on: the service worker failed',
  }),
  service: msg({
    id: 'vl.PushObstacle.service',
    message:
      'Your browser’s notification service isn’t responding. Check your connection and the browser’s privacy settings, then try again.',
    comment:
      'Push was not switched on; some browsers have that service switched off in their privacy settings',
  }),
  failed: msg({
    id: 'vl.PushObstacle.failed',
    message: 'That didn’t work. Please try again in a moment.',
    comment: 'Push was not switched on or off: our server did not answer',
  }),
};

export const notificationsDisabledAlert = {
  brief: msg({
    id: 'vl.NotificationsDisabledAlert.brief',
    message: 'Notifications are off',
    comment:
      'On phones, in place of the alert that notifications are switched off: in one line with its button, so two or three words',
  }),
  some: ({ kinds }: { kinds: string }) =>
    msg({
      id: 'vl.NotificationsDisabledAlert.some',
      message: `You have switched off: ${kinds}.`,
      comment: 'Alert; {kinds} is a list such as “New messages and Offers”',
    }),
  all: msg({
    id: 'vl.NotificationsDisabledAlert.all',
    message: 'All notifications are switched off. You’ll only see new messages here.',
    comment: 'Alert: all notifications are switched off',
  }),
  action: msg({
    id: 'vl.NotificationsDisabledAlert.action',
    message: 'Change',
    comment: 'Link of that alert to the notification settings; one word, in one line with the alert',
  }),
};

export const blockedNotice = {
  byReader: ({ name }: { name: string }) =>
    msg({
      id: 'vl.BlockedNotice.byReader',
      message: `You have blocked ${name}. You can’t see each other’s profiles or write to each other.`,
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
    message: 'Your account is closed',
    comment: 'Headline, to a member whose account the moderators have closed',
  }),
  body: msg({
    id: 'vl.ProfileDisabledNotice.body',
    message: 'Nobody else can see your profile, and nobody can write to you.',
    comment: 'Below the headline that the account is closed',
  }),
  reason: ({ reason }: { reason: string }) =>
    msg({
      id: 'vl.ProfileDisabledNotice.reason',
      message: `Reason: ${reason}`,
      comment: 'The reason in the words of the moderators',
    }),
  appeal: msg({
    id: 'vl.ProfileDisabledNotice.appeal',
    message: 'Ask for a review',
    comment: 'Link: asks for another decision by somebody else',
  }),
};

export const accountDeletedNotice = {
  title: msg({
    id: 'vl.AccountDeletedNotice.title',
    message: 'Your account is <em>deleted</em>',
    comment: 'Headline after the reader’s account was deleted; italics inside <em>',
  }),
  body: ({ days }: { days: number }) =>
    msg({
      id: 'vl.AccountDeletedNotice.body',
      message: `Goodbye, and thank you. Your profile is no longer visible. For ${plural(days, { one: '# day', other: '# days' })} you can bring it back with the link in our e-mail; after that your profile, conversations and credits are deleted for good.`,
      comment:
        'Below the headline after an account was deleted; it must be true for anybody who opens the page',
    }),
  home: msg({
    id: 'vl.AccountDeletedNotice.home',
    message: 'Go to the home page',
    comment: 'Link to the home page',
  }),
};
