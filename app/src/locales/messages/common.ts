import { msg } from '@lingui/core/macro';

/** Texts that settings and notifications share; the wording is that of the components of the package. */
export const commonMessages = {
  settings: msg({
    id: 'app.Common.settings',
    message: 'Settings',
    comment: 'The same as vl.AccountMenu.settings',
  }),
  place: msg({
    id: 'app.Common.place',
    message: 'Where you live',
    comment: 'The same as vl.ProfileForm.placeTitle',
  }),
  save: msg({ id: 'app.Common.save', message: 'Save', comment: 'The same as vl.ProfileForm.save' }),
  saved: msg({ id: 'app.Common.saved', message: 'Saved', comment: 'The same as vl.ProfileForm.saved' }),
  email: msg({ id: 'app.Common.email', message: 'E-mail', comment: 'The same as vl.EmailField.label' }),
  password: msg({
    id: 'app.Common.password',
    message: 'Password',
    comment: 'The same as vl.LoginForm.password',
  }),
  logOut: msg({ id: 'app.Common.logOut', message: 'Log out', comment: 'The same as vl.AccountMenu.logOut' }),
  invisible: msg({
    id: 'app.Common.invisible',
    message:
      'Premium members can stay out of the search and visit without a trace. People you have written to still see you.',
    comment: 'The same as vl.PremiumFeatureDialog.invisible.body',
  }),
  showPassword: msg({
    id: 'app.Common.showPassword',
    message: 'Show the password',
    comment: 'The same as vl.NewPasswordField.show',
  }),
  hidePassword: msg({
    id: 'app.Common.hidePassword',
    message: 'Hide the password',
    comment: 'The same as vl.NewPasswordField.hide',
  }),
  tooLong: msg({
    id: 'app.Common.tooLong',
    message: 'This is too long.',
    comment: 'The same as vl.field.too_long',
  }),
  required: msg({
    id: 'app.Common.required',
    message: 'Please fill this in.',
    comment: 'The same as vl.field.required',
  }),
  passwordSet: msg({
    id: 'app.Common.passwordSet',
    message: 'Your new password is set. On all other devices you have been logged out.',
    comment: 'The same as vl.ResetForm.done',
  }),
  othersEnd: msg({
    id: 'app.Common.othersEnd',
    message: 'On all other devices you will be logged out.',
    comment: 'The same as vl.ResetForm.others',
  }),
  savePassword: msg({
    id: 'app.Common.savePassword',
    message: 'Save the password',
    comment: 'The same as vl.ResetForm.submit',
  }),
  forgotten: msg({
    id: 'app.Common.forgotten',
    message: 'Forgotten your password?',
    comment: 'The same as vl.LoginForm.forgotten',
  }),
  push: msg({
    id: 'app.Common.push',
    message: 'Be told when someone writes, even while this page is closed.',
    comment: 'The same as vl.PushPromptAlert.text',
  }),
  pushPending: msg({
    id: 'app.Common.pushPending',
    message: 'Your browser is asking you now. Choose “Allow” there.',
    comment: 'The same as vl.PushPromptAlert.pending',
  }),
  new_messages: msg({
    id: 'app.Common.new_messages',
    message: 'New messages',
    comment: 'The same as vl.Notification.new_messages',
  }),
  new_conversations: msg({
    id: 'app.Common.new_conversations',
    message: 'New conversations',
    comment: 'The same as vl.Notification.new_conversations',
  }),
  unread_message_reminders: msg({
    id: 'app.Common.unread_message_reminders',
    message: 'Unread messages',
    comment: 'The same as vl.Notification.unread_message_reminders',
  }),
  like: msg({ id: 'app.Common.like', message: 'Likes', comment: 'The same as vl.Notification.like' }),
  reminders: msg({
    id: 'app.Common.reminders',
    message: 'Reminders',
    comment: 'The same as vl.Notification.reminders',
  }),
  weekly_updates: msg({
    id: 'app.Common.weekly_updates',
    message: 'The week in short',
    comment: 'The same as vl.Notification.weekly_updates',
  }),
  promotions: msg({
    id: 'app.Common.promotions',
    message: 'Offers',
    comment: 'The same as vl.Notification.promotions',
  }),
  news: msg({
    id: 'app.Common.news',
    message: 'News about the site',
    comment: 'The same as vl.Notification.news',
  }),
};
