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
  advertising: msg({
    id: 'app.Notifications.advertising',
    message: 'Advertising by e-mail',
    comment:
      'Heading of the notification settings above the kinds that advertise, which are off until asked for',
  }),
  advertisingConsent: ({ site }: { site: string }) =>
    msg({
      id: 'app.Notifications.advertisingConsent',
      message: `We only send these e-mails if you switch them on, each on its own. By doing so you agree that ${site} sends you this kind of advertising. You can switch it off again at any time, here or with the link in each e-mail.`,
      comment:
        'Below the heading “Advertising by e-mail”: the consent that a switch below gives. When its meaning changes, change ADVERTISING_WORDING too; {site}: name of the site',
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
