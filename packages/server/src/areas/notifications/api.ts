/** What other areas, `http` and `boot` use of `notifications`; the rest is private. */
export { disabledKinds } from './disabled-kinds-sql.ts';
export { takeReport } from './mail-reports.ts';
export { notify, scheduleNotices } from './notify.ts';
export { savePushSubscription } from './push-subscriptions.ts';
export { findRecipient, hasEnabled, mailContext, sendNotificationMail, siteOf } from './recipient.ts';
