import { msg } from '@lingui/core/macro';

/** Texts of the notification settings. */
export const notificationMessages = {
  title: msg({ id: 'app.Notifications.title', message: 'Notifications', comment: 'Title of the page' }),
  push: msg({ id: 'app.Notifications.push', message: 'Push on this device', comment: 'Label of a switch' }),
  incapable: msg({
    id: 'app.Notifications.incapable',
    message: 'This browser cannot receive any. On an iPhone, add this page to the home screen first.',
    comment: 'Below that switch',
  }),
  failed: msg({
    id: 'app.Notifications.failed',
    message: 'That did not work. Reload the page and try again.',
    comment: 'After switching push on or off did not work',
  }),
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
