import { msg } from '@lingui/core/macro';

/** Texts of settings, notifications and forms that are the same as those of components of `@velluto/ui`. */
export const commonMessages = {
  settings: msg({
    id: 'app.Common.settings',
    message: 'Settings',
    comment: 'Page title and headline of the settings; same text as vl.AccountMenu.settings',
  }),
  place: msg({
    id: 'app.Common.place',
    message: 'Where you live',
    comment:
      'Heading of the part of the settings with the place of residence; same text as vl.ProfileForm.placeTitle',
  }),
  save: msg({
    id: 'app.Common.save',
    message: 'Save',
    comment: 'Button in the settings that saves the place of residence; same text as vl.ProfileForm.save',
  }),
  saved: msg({
    id: 'app.Common.saved',
    message: 'Saved',
    comment:
      'Confirmation in the settings after the place of residence was saved; same text as vl.ProfileForm.saved',
  }),
  email: msg({
    id: 'app.Common.email',
    message: 'E-mail',
    comment:
      'Heading of the part of the settings with the e-mail address, and badge of notifications by e-mail; same text as vl.EmailField.label',
  }),
  password: msg({
    id: 'app.Common.password',
    message: 'Password',
    comment: 'Heading of the part of the settings with the password; same text as vl.LoginForm.password',
  }),
  logOut: msg({
    id: 'app.Common.logOut',
    message: 'Log out',
    comment: 'Button in the settings that logs out a device; same text as vl.AccountMenu.logOut',
  }),
  invisible: msg({
    id: 'app.Common.invisible',
    message:
      'With Premium you can stay out of the search and visit profiles without leaving a trace. People you’ve written to can still see you.',
    comment:
      'Settings: explanation below the switch “Invisible mode”; same text as vl.PremiumFeatureDialog.invisible.body',
  }),
  showPassword: msg({
    id: 'app.Common.showPassword',
    message: 'Show the password',
    comment:
      'Button in a password field, for screen readers: shows what is typed; same text as vl.NewPasswordField.show',
  }),
  hidePassword: msg({
    id: 'app.Common.hidePassword',
    message: 'Hide the password',
    comment:
      'Button in a password field, for screen readers: hides what is typed; same text as vl.NewPasswordField.hide',
  }),
  tooLong: msg({
    id: 'app.Common.tooLong',
    message: 'This is too long.',
    comment: 'Error below a field whose text is too long; same text as vl.field.too_long',
  }),
  required: msg({
    id: 'app.Common.required',
    message: 'Please fill this in.',
    comment: 'Error below a required field that is empty; same text as vl.field.required',
  }),
  passwordSet: msg({
    id: 'app.Common.passwordSet',
    message: 'Your new password is set. You have been logged out on all your other devices.',
    comment: 'Settings: confirmation after the password was changed; same text as vl.ResetForm.done',
  }),
  othersEnd: msg({
    id: 'app.Common.othersEnd',
    message: 'You’ll be logged out on all your other devices.',
    comment:
      'Settings: hint before the password is changed or two-factor log-in is turned on; same text as vl.ResetForm.others',
  }),
  savePassword: msg({
    id: 'app.Common.savePassword',
    message: 'Save the password',
    comment: 'Button in the settings that changes the password; same text as vl.ResetForm.submit',
  }),
  forgotten: msg({
    id: 'app.Common.forgotten',
    message: 'Forgot your password?',
    comment:
      'Link in the settings, below the form for a new password; leads to the page that mails a reset link; same text as vl.LoginForm.forgotten',
  }),
  push: msg({
    id: 'app.Common.push',
    message: 'Get a notification when someone writes to you, even when this page is closed.',
    comment:
      'Notification settings: explanation of the switch “Push on this device”; same text as vl.PushPromptAlert.text',
  }),
  pushPending: msg({
    id: 'app.Common.pushPending',
    message: 'Your browser is asking you now. Choose “Allow” there.',
    comment:
      'Notification settings: below the switch “Push on this device” while the browser asks for permission; same text as vl.PushPromptAlert.pending',
  }),
  new_messages: msg({
    id: 'app.Common.new_messages',
    message: 'New messages',
    comment:
      'Kind of notification: new messages, also inside “Stop these e-mails: …?”; same text as vl.Notification.new_messages',
  }),
  new_conversations: msg({
    id: 'app.Common.new_conversations',
    message: 'New conversations',
    comment:
      'Kind of notification: first messages of somebody, also inside “Stop these e-mails: …?”; same text as vl.Notification.new_conversations',
  }),
  unread_message_reminders: msg({
    id: 'app.Common.unread_message_reminders',
    message: 'Unread messages',
    comment:
      'Kind of notification: reminders of unread messages, also inside “Stop these e-mails: …?”; same text as vl.Notification.unread_message_reminders',
  }),
  like: msg({
    id: 'app.Common.like',
    message: 'Likes',
    comment:
      'Kind of notification: likes, also inside “Stop these e-mails: …?”; same text as vl.Notification.like',
  }),
  reminders: msg({
    id: 'app.Common.reminders',
    message: 'Reminders',
    comment:
      'Kind of notification: reminders about the own account and profile, also inside “Stop these e-mails: …?”; same text as vl.Notification.reminders',
  }),
  weekly_updates: msg({
    id: 'app.Common.weekly_updates',
    message: 'Your week in brief',
    comment:
      'Kind of notification: weekly summary, also inside “Stop these e-mails: …?”; same text as vl.Notification.weekly_updates',
  }),
  promotions: msg({
    id: 'app.Common.promotions',
    message: 'Offers',
    comment:
      'Kind of notification: offers and discounts, also inside “Stop these e-mails: …?”; same text as vl.Notification.promotions',
  }),
  news: msg({
    id: 'app.Common.news',
    message: 'News about the site',
    comment:
      'Kind of notification: news about the site, also inside “Stop these e-mails: …?”; same text as vl.Notification.news',
  }),
};
