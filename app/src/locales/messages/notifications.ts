import { msg } from '@lingui/core/macro';

/** Texts of the notification settings. */
export const notificationMessages = {
  title: msg({ id: 'app.Notifications.title', message: 'Notifications', comment: 'Title of the page' }),
  push: msg({ id: 'app.Notifications.push', message: 'Push on this device', comment: 'Label of a switch' }),
  end: ({ kind }: { kind: string }) =>
    msg({
      id: 'app.Notifications.end',
      message: `No more mails: ${kind}?`,
      comment: 'Heading of the page behind the link in a mail; {kind} is e.g. “Offers”',
    }),
  endNow: msg({ id: 'app.Notifications.endNow', message: 'Switch off', comment: 'Button of that page' }),
  ended: msg({
    id: 'app.Notifications.ended',
    message: 'Switched off.',
    comment: 'After it was switched off',
  }),
};
