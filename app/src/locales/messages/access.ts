import { msg } from '@lingui/core/macro';

/** Texts of the pages that mailed links open. */
export const accessMessages = {
  newPassword: msg({
    id: 'app.Access.newPassword',
    message: 'New password',
    comment: 'Title of the pages on which a new password is requested and chosen',
  }),
  mailChange: msg({
    id: 'app.Access.mailChange',
    message: 'Your new <em>address</em>',
    comment: 'Headline of the page behind the link that confirms another e-mail address; italics inside <em>',
  }),
  mailChangeBody: msg({
    id: 'app.Access.mailChangeBody',
    message: 'From then on our mails go there, and you log in with it.',
    comment: 'Below that headline, above the button',
  }),
  confirm: msg({ id: 'app.Access.confirm', message: 'Confirm address', comment: 'Button of that page' }),
  mailUndo: msg({
    id: 'app.Access.mailUndo',
    message: 'Back to your <em>old address</em>?',
    comment:
      'Headline of the page behind the link that undoes a change of the e-mail address; italics inside <em>',
  }),
  mailUndoBody: msg({
    id: 'app.Access.mailUndoBody',
    message: 'If you press the button, the change is undone and every device is logged out.',
    comment: 'Below that headline, above the button',
  }),
  undo: msg({ id: 'app.Access.undo', message: 'Undo the change', comment: 'Button of that page' }),
  goodbye: msg({
    id: 'app.Access.goodbye',
    message: 'Account deleted',
    comment: 'Title of the page after the own account was deleted',
  }),
  restore: msg({
    id: 'app.Access.restore',
    message: 'Do you want to <em>come back</em>?',
    comment: 'Headline of the page behind the link that restores a deleted account; italics inside <em>',
  }),
  restoreBody: msg({
    id: 'app.Access.restoreBody',
    message: 'As long as the link works, profile, photos and conversations come back as they were.',
    comment: 'Below that headline, above the button',
  }),
  bringBack: msg({
    id: 'app.Access.bringBack',
    message: 'Bring my account back',
    comment: 'Button of that page',
  }),
  restored: msg({
    id: 'app.Access.restored',
    message: 'You are <em>back</em>',
    comment: 'Headline after the account was restored; italics inside <em>',
  }),
  restoredBody: msg({
    id: 'app.Access.restoredBody',
    message:
      'Your profile, your conversations and your credits are there again. Log in, and go on where you left off. A premium renewal by direct debit has ended; you can order it again.',
    comment: 'Below that headline',
  }),
  stillHere: msg({
    id: 'app.Access.stillHere',
    message: 'Your account is <em>here</em>',
    comment: 'Headline when a member opens the page for deleted accounts; italics inside <em>',
  }),
  stillHereBody: msg({
    id: 'app.Access.stillHereBody',
    message: 'You are logged in, and nothing was deleted.',
    comment: 'Below that headline',
  }),
  settings: msg({ id: 'app.Access.settings', message: 'To the settings', comment: 'Link below it' }),
};
