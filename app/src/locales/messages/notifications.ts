import { msg } from '@lingui/core/macro';

/** Texts of the notification settings. */
export const notificationMessages = {
  title: msg({
    id: 'app.Notifications.title',
    message: 'Notifications',
    comment: 'Page title and headline of the notification settings',
  }),
  push: msg({
    id: 'app.Notifications.push',
    message: 'Push on this device',
    comment:
      'Label of the switch in the notification settings that turns push messages of this device on and off',
  }),
  end: ({ kind }: { kind: string }) =>
    msg({
      id: 'app.Notifications.end',
      message: `Stop these e-mails: ${kind}?`,
      comment:
        'Headline of the page that opens from the unsubscribe link of an e-mail; {kind}: kind of notification, e.g. “Offers”',
    }),
  endNow: msg({
    id: 'app.Notifications.endNow',
    message: 'Switch off',
    comment:
      'Button on the page that opens from the unsubscribe link of an e-mail: switches this kind of e-mail off',
  }),
  ended: msg({
    id: 'app.Notifications.ended',
    message: 'Switched off.',
    comment: 'Confirmation on the page that opens from the unsubscribe link of an e-mail',
  }),
};
