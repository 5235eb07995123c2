import { msg, plural } from '@lingui/core/macro';

/** Texts of the pages that links in e-mails open: new password, changed e-mail address, deleted account. */
export const accessMessages = {
  newPassword: msg({
    id: 'app.Access.newPassword',
    message: 'New password',
    comment: 'Page title of the page that requests the reset link and of the page that sets a new password',
  }),
  activation: msg({
    id: 'app.Access.activation',
    message: 'Confirm your <em>e-mail address</em>',
    comment:
      'Headline of the page that opens from the e-mail to confirm the address after the sign-up; text inside <em> is in italics',
  }),
  activationBody: msg({
    id: 'app.Access.activationBody',
    message: 'Once the address is confirmed, your messages are delivered and others can answer you.',
    comment:
      'Page that confirms the e-mail address after the sign-up: text between the headline and the button “Confirm address”',
  }),
  mailChange: msg({
    id: 'app.Access.mailChange',
    message: 'Confirm your <em>new address</em>',
    comment:
      'Headline of the page that opens from the e-mail to confirm a new e-mail address; text inside <em> is in italics',
  }),
  mailChangeBody: msg({
    id: 'app.Access.mailChangeBody',
    message: 'Once you confirm the address, we’ll write to you there, and you log in with it.',
    comment:
      'Page that confirms a new e-mail address: text between the headline and the button “Confirm address”',
  }),
  confirm: msg({
    id: 'app.Access.confirm',
    message: 'Confirm address',
    comment: 'Button on the pages that confirm an e-mail address: the one of the sign-up, and a new one',
  }),
  mailUndo: msg({
    id: 'app.Access.mailUndo',
    message: 'Back to your <em>old address</em>?',
    comment:
      'Headline of the page that opens from the e-mail to undo a change of the e-mail address; text inside <em> is in italics',
  }),
  mailUndoBody: msg({
    id: 'app.Access.mailUndoBody',
    message: 'If you undo the change, every device is logged out.',
    comment:
      'Page that undoes a change of the e-mail address: text between the headline and the button “Undo the change”',
  }),
  undo: msg({
    id: 'app.Access.undo',
    message: 'Undo the change',
    comment: 'Button on the page that undoes a change of the e-mail address',
  }),
  goodbye: msg({
    id: 'app.Access.goodbye',
    message: 'Account deleted',
    comment: 'Page title of the page that is shown after the user deleted their account',
  }),
  restore: msg({
    id: 'app.Access.restore',
    message: 'Bring your account <em>back</em>',
    comment:
      'Headline of the page that opens from the e-mail to restore a deleted account; text inside <em> is in italics',
  }),
  restoreBody: msg({
    id: 'app.Access.restoreBody',
    message:
      'If the link is valid and was not used yet, your profile, photos and conversations come back as they were.',
    comment:
      'Page that restores a deleted account: text between the headline and the button “Bring my account back”',
  }),
  bringBack: msg({
    id: 'app.Access.bringBack',
    message: 'Bring my account back',
    comment: 'Button on the page that restores a deleted account',
  }),
  restored: msg({
    id: 'app.Access.restored',
    message: 'Your account is <em>back</em>',
    comment: 'Headline of the page after a deleted account was restored; text inside <em> is in italics',
  }),
  restoredBody: msg({
    id: 'app.Access.restoredBody',
    message: 'Your profile, conversations and credits are back. Log in and pick up where you left off.',
    comment: 'Page after a deleted account was restored: text below the headline “Your account is back”',
  }),
  renewalEnded: msg({
    id: 'app.Access.renewalEnded',
    message: 'Premium no longer renews by direct debit; you can order it again.',
    comment: 'Page after a deleted account was restored, for members whose Premium renewed before',
  }),
  used: msg({
    id: 'app.Access.used',
    message: 'This link was <em>already used</em>',
    comment:
      'Headline when the link that restores a deleted account was used before: the account is there; text inside <em> is in italics',
  }),
  usedBody: msg({
    id: 'app.Access.usedBody',
    message: 'This link has brought your account back before, and nothing has changed now. You can log in.',
    comment: 'Text below the headline “This link was already used”, above the button “Log in”',
  }),
  comeBack: msg({
    id: 'app.Access.comeBack',
    message: 'Deleting an account, <em>and coming back</em>',
    comment:
      'Headline of the page about deleted accounts, when it is not known whether the reader has deleted one; text inside <em> is in italics',
  }),
  comeBackBody: ({ days }: { days: number }) =>
    msg({
      id: 'app.Access.comeBackBody',
      message: `When you delete your account, your profile is hidden at once. We send you an e-mail with a link that brings it back for ${plural(days, { one: '# day', other: '# days' })}.`,
      comment:
        'Text of the page about deleted accounts, when it is not known whether the reader has deleted one; #: number of days',
    }),
  stillHere: msg({
    id: 'app.Access.stillHere',
    message: 'Your account is <em>still here</em>',
    comment:
      'Headline when a logged-in member opens the page about the deleted account; text inside <em> is in italics',
  }),
  stillHereBody: msg({
    id: 'app.Access.stillHereBody',
    message: 'You are logged in, and nothing was deleted.',
    comment:
      'Text below the headline “Your account is still here”, for a logged-in member who opens the page about the deleted account',
  }),
  settings: msg({
    id: 'app.Access.settings',
    message: 'Go to settings',
    comment: 'Link to the settings, on the page “Your account is still here”',
  }),
};
