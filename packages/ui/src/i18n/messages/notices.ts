import { msg } from '@lingui/core/macro';

export const activationReminder = {
  text: msg({
    id: 'vl.ActivationReminder.text',
    message: 'Confirm your e-mail: until then your messages wait and nobody can answer.',
    comment: 'Reminder for members with an unconfirmed e-mail',
  }),
  address: msg({
    id: 'vl.ActivationReminder.address',
    message: 'The link went to {email}.',
    comment: 'Part of the reminder',
  }),
  sending: msg({
    id: 'vl.ActivationReminder.sending',
    message: 'Sending',
    comment: 'While the mail is sent again',
  }),
  resend: msg({ id: 'vl.ActivationReminder.resend', message: 'Send it again', comment: 'Button' }),
  sent: msg({
    id: 'vl.ActivationReminder.sent',
    message: 'On its way to {email}. Look in the spam folder too.',
    comment: 'After the mail was sent again',
  }),
};

export const stackedNotices = {
  label: msg({
    id: 'vl.StackedNotices.label',
    message: 'Notices',
    comment: 'Name of the region for screen readers',
  }),
  more: msg({
    id: 'vl.StackedNotices.more',
    message: '{count, plural, one {# more notice} other {# more notices}}',
    comment: 'Button that shows the rest',
  }),
  fewer: msg({ id: 'vl.StackedNotices.fewer', message: 'Show fewer', comment: 'Button that hides the rest' }),
};

export const formErrorNotice = {
  retry: msg({ id: 'vl.FormErrorNotice.retry', message: 'Try again', comment: 'Button' }),
  buy: msg({
    id: 'vl.FormErrorNotice.buy',
    message: 'Get credits',
    comment: 'Link with "not enough credits"',
  }),
};
