/** The mail that confirms the address. */
export const activationMessages = {
  subject: /*i18n*/ {
    id: 'mail.activation.subject',
    message: 'Confirm your e-mail for {site}',
    comment: 'Subject of the activation e-mail after the sign-up; {site}: name of the site',
  },
  body: /*i18n*/ {
    id: 'mail.activation.body',
    message:
      'One click and you’re all set. From then on others can find you, and messages that you’ve already written are sent.',
    comment: 'Activation e-mail after the sign-up: text after the greeting',
  },
  code: /*i18n*/ {
    id: 'mail.activation.code',
    message:
      'Type this code where you signed up, within {minutes, plural, one {# minute} other {# minutes}}, or press the button. Don’t share it with anyone: we never ask for it.',
    comment:
      'Activation e-mail after the sign-up: above the code of six digits, which is above the button “Confirm e-mail”; {minutes}: how long the code is valid',
  },
  button: /*i18n*/ {
    id: 'mail.activation.button',
    message: 'Confirm e-mail',
    comment: 'Button of the activation e-mail, and of the reminder to confirm the address',
  },
  validity: /*i18n*/ {
    id: 'mail.activation.validity',
    message: 'The link is valid for {days, plural, one {# day} other {# days}}.',
    comment:
      'Below the button of the activation e-mail, and of the reminder to confirm the address; {days}: how long the link is valid',
  },
  ignore: /*i18n*/ {
    id: 'mail.activation.ignore',
    message:
      'If you didn’t sign up, you don’t have to do anything: as long as the address is not confirmed the profile stays hidden and no messages are sent.',
    comment: 'Last line of the activation e-mail after the sign-up',
  },
} as const;

/** The mail that says that the password was changed. */
export const passwordChangedMessages = {
  subject: /*i18n*/ {
    id: 'mail.passwordChanged.subject',
    message: 'Your password has been changed',
    comment: 'Subject of the e-mail after the password was changed',
  },
  body: /*i18n*/ {
    id: 'mail.passwordChanged.body',
    message:
      'The password of your account at {site} has been changed, and all other devices have been logged out.',
    comment: 'E-mail after the password was changed: text after the greeting; {site}: name of the site',
  },
  notYou: /*i18n*/ {
    id: 'mail.passwordChanged.notYou',
    message:
      'If that was you, you don’t have to do anything. If not, choose a new password now and write to us: we’ll help.',
    comment: 'Security e-mail, such as after the password was changed: text above the button “It was not me”',
  },
  button: /*i18n*/ {
    id: 'mail.passwordChanged.button',
    message: 'It wasn’t me',
    comment:
      'Button of security e-mails, such as after the password was changed; opens the page for a new password',
  },
} as const;

/** The mail with the link to set a new password. */
export const passwordResetMessages = {
  subject: /*i18n*/ {
    id: 'mail.reset.subject',
    message: 'Choose a new password',
    comment: 'Subject of the e-mail with the link to set a new password',
  },
  body: /*i18n*/ {
    id: 'mail.reset.body',
    message: 'Someone, hopefully you, asked for a new password for your account at {site}.',
    comment: 'E-mail with the link to set a new password: text after the greeting; {site}: name of the site',
  },
  button: /*i18n*/ {
    id: 'mail.reset.button',
    message: 'Choose a new password',
    comment: 'Button of the e-mail with the link to set a new password',
  },
  validity: /*i18n*/ {
    id: 'mail.reset.validity',
    message: 'The link is valid for {hours, plural, one {# hour} other {# hours}} and can be used once.',
    comment:
      'E-mail with the link to set a new password: below the button; {hours}: how long the link is valid',
  },
  ignore: /*i18n*/ {
    id: 'mail.reset.ignore',
    message: 'If it wasn’t you, you don’t have to do anything: your password stays as it is.',
    comment: 'Last line of the e-mail with the link to set a new password',
  },
} as const;

/** The mail with the code for a log-in from an unknown browser. */
export const loginCodeMessages = {
  subject: /*i18n*/ {
    id: 'mail.loginCode.subject',
    message: 'Your log-in code',
    comment: 'Subject of the e-mail with the code of six digits for a log-in from an unknown browser',
  },
  body: /*i18n*/ {
    id: 'mail.loginCode.body',
    message:
      'Someone, hopefully you, is logging in to {site} with your password, from a browser we don’t recognise yet. This is the code to continue:',
    comment:
      'E-mail with the code for a log-in: text after the greeting and above the code; {site}: name of the site',
  },
  browser: /*i18n*/ {
    id: 'mail.loginCode.browser',
    message: 'Browser',
    comment: 'E-mail with the code for a log-in: name of a row; browser and operating system follow',
  },
  unknown: /*i18n*/ {
    id: 'mail.loginCode.unknown',
    message: 'Unknown',
    comment: 'E-mail with the code for a log-in: value of the row “Browser” when the browser is unknown',
  },
  time: /*i18n*/ {
    id: 'mail.loginCode.time',
    message: 'Time',
    comment: 'E-mail with the code for a log-in: name of a row; date and time of the log-in follow',
  },
  validity: /*i18n*/ {
    id: 'mail.loginCode.validity',
    message:
      'The code is valid for {minutes, plural, one {# minute} other {# minutes}}, works once, and only where you started logging in. Don’t share it with anyone: we never ask for it.',
    comment:
      'E-mail with the code for a log-in: below the button “Log in”; {minutes}: how long the code is valid',
  },
  notYou: /*i18n*/ {
    id: 'mail.loginCode.notYou',
    message: 'Wasn’t that you? Then someone knows your password: choose a new one now. {link}',
    comment: 'E-mail with the code for a log-in: last line, below the button “Log in”; {link}: an address',
  },
} as const;

/** The mails about two-factor log-in. */
export const secondFactorMessages = {
  onSubject: /*i18n*/ {
    id: 'mail.secondFactor.onSubject',
    message: 'Your log-in now asks for a code',
    comment: 'Subject of the e-mail after two-factor log-in was turned on',
  },
  onBody: /*i18n*/ {
    id: 'mail.secondFactor.onBody',
    message:
      'From now on you need your password and a code from your authenticator app to log in to {site}. You have been logged out on all other devices. Keep your recovery codes in a safe place.',
    comment:
      'E-mail after two-factor log-in was turned on: text after the greeting; {site}: name of the site',
  },
  offSubject: /*i18n*/ {
    id: 'mail.secondFactor.offSubject',
    message: 'Your log-in no longer asks for a code',
    comment: 'Subject of the e-mail after two-factor log-in was turned off',
  },
  offBody: /*i18n*/ {
    id: 'mail.secondFactor.offBody',
    message: 'Logging in with a code at {site} has been turned off. Your password alone is enough again.',
    comment:
      'E-mail after two-factor log-in was turned off: text after the greeting; {site}: name of the site',
  },
  codesSubject: /*i18n*/ {
    id: 'mail.secondFactor.codesSubject',
    message: 'You have new recovery codes',
    comment:
      'Subject of the e-mail after new recovery codes were made, which replace codes of the authenticator app',
  },
  codesBody: /*i18n*/ {
    id: 'mail.secondFactor.codesBody',
    message: 'New recovery codes were created for your account at {site}. The old ones no longer work.',
    comment: 'E-mail after new recovery codes were made: text after the greeting; {site}: name of the site',
  },
  usedSubject: /*i18n*/ {
    id: 'mail.secondFactor.usedSubject',
    message: 'A recovery code was used',
    comment: 'Subject of the e-mail after somebody logged in with a recovery code',
  },
  usedBody: /*i18n*/ {
    id: 'mail.secondFactor.usedBody',
    message:
      'A recovery code of your account at {site} was used. {left, plural, =0 {None is left: create new ones in the settings.} one {# code is left.} other {# codes are left.}}',
    comment:
      'E-mail after somebody logged in with a recovery code: text after the greeting; {site}: name of the site, {left}: codes that can still be used',
  },
} as const;

/** The mails about a new address: to the new one and to the old one. */
export const mailChangeMessages = {
  subject: /*i18n*/ {
    id: 'mail.mailChange.subject',
    message: 'Confirm your new e-mail address',
    comment: 'Subject of the e-mail to a new address, which confirms it',
  },
  body: /*i18n*/ {
    id: 'mail.mailChange.body',
    message:
      'Someone, hopefully you, wants to use this address at {site}. Once it is confirmed, everything we write to this account comes here.',
    comment:
      'E-mail to a new address, whose owner may know nothing of it: text after the greeting; {site}: name of the site',
  },
  button: /*i18n*/ {
    id: 'mail.mailChange.button',
    message: 'Confirm address',
    comment: 'Button of the e-mail to a new address',
  },
  validity: /*i18n*/ {
    id: 'mail.mailChange.validity',
    message:
      'The link is valid for {hours, plural, one {# hour} other {# hours}}. Until you confirm, the old address stays in use.',
    comment:
      'E-mail to a new address: below the button “Confirm address”; {hours}: how long the link is valid',
  },
  ignore: /*i18n*/ {
    id: 'mail.mailChange.ignore',
    message: 'If you didn’t ask for this, you don’t have to do anything.',
    comment: 'Last line of the e-mail to a new address',
  },
  changedSubject: /*i18n*/ {
    id: 'mail.mailChange.changedSubject',
    message: 'Your e-mail address has been changed',
    comment: 'Subject of the e-mail to the old address after it was changed',
  },
  changedBody: /*i18n*/ {
    id: 'mail.mailChange.changedBody',
    message: 'Your account at {site} now uses {address}. If that was you, all is well.',
    comment:
      'E-mail to the old address after it was changed: text after the greeting; {site}: name of the site, {address}: the new address, partly hidden',
  },
  undo: /*i18n*/ {
    id: 'mail.mailChange.undo',
    message:
      'If it wasn’t you, undo the change. The link is valid for {hours, plural, one {# hour} other {# hours}}.',
    comment:
      'E-mail to the old address after it was changed: text above the button “Undo the change”; {hours}: how long the link is valid',
  },
  undoButton: /*i18n*/ {
    id: 'mail.mailChange.undoButton',
    message: 'Undo the change',
    comment: 'Button of the e-mail to the old address after it was changed',
  },
} as const;

/** The mail to a member whose address somebody wanted to use for another existing account. */
export const mailTakenMessages = {
  subject: /*i18n*/ {
    id: 'mail.mailTaken.subject',
    message: 'This address already has an account',
    comment:
      'Subject of the e-mail to a member whose address somebody wanted to use for another existing account',
  },
  body: /*i18n*/ {
    id: 'mail.mailTaken.body',
    message:
      'Someone with another account at {site} wanted to use this address for it. It belongs to your account, so nothing has changed.',
    comment:
      'E-mail to a member whose address somebody wanted to use for another existing account: text after the greeting; {site}: name of the site',
  },
  you: /*i18n*/ {
    id: 'mail.mailTaken.you',
    message:
      'If that was you: log in with this address. To use it for the other account, give this one another address first, or delete it.',
    comment:
      'E-mail to a member whose address somebody wanted to use for another existing account: text above the button “Log in”',
  },
  button: /*i18n*/ {
    id: 'mail.mailTaken.button',
    message: 'Log in',
    comment: 'Button of the e-mails to a member whose address somebody else wanted to use',
  },
  notYou: /*i18n*/ {
    id: 'mail.mailTaken.notYou',
    message: 'If it wasn’t you, you don’t have to do anything. Nobody was told that you have an account.',
    comment: 'Last line of the e-mails to a member whose address somebody else wanted to use',
  },
} as const;

/** The mail to a member with whose address somebody signed up. */
export const signupTakenMessages = {
  subject: /*i18n*/ {
    id: 'mail.signupTaken.subject',
    message: 'You already have an account at {site}',
    comment:
      'Subject of the e-mail to a member with whose address somebody signed up; {site}: name of the site',
  },
  body: /*i18n*/ {
    id: 'mail.signupTaken.body',
    message:
      'Someone has just signed up at {site} with this address. It belongs to your account, so it can’t be confirmed for a second one.',
    comment:
      'E-mail to a member with whose address somebody signed up: text after the greeting, which has the name of the existing account; {site}: name of the site',
  },
  you: /*i18n*/ {
    id: 'mail.signupTaken.you',
    message:
      'If that was you: your account is still here. Log in with this address and the password you chose back then, or choose a new one.',
    comment: 'E-mail to a member with whose address somebody signed up: text above the button “Log in”',
  },
  reset: /*i18n*/ {
    id: 'mail.signupTaken.reset',
    message: 'To choose a new password: {link}',
    comment:
      'E-mail to a member with whose address somebody signed up: text below the button “Log in”; {link}: an address',
  },
} as const;

/** The mail to an address that may not be used for an account. */
export const addressRefusedMessages = {
  subject: /*i18n*/ {
    id: 'mail.addressRefused.subject',
    message: 'This address can’t be used at {site}',
    comment:
      'Subject of the e-mail to an address with which somebody signed up, or to which they changed theirs, and that was refused; {site}: name of the site',
  },
  body: /*i18n*/ {
    id: 'mail.addressRefused.body',
    message:
      'Someone, probably you, wanted to use this address for an account at {site}. We can’t confirm it: it looks as if we had closed an account of the same person because of our rules.',
    comment: 'E-mail to an address that was refused: text after the greeting; {site}: name of the site',
  },
  appeal: /*i18n*/ {
    id: 'mail.addressRefused.appeal',
    message: 'If we are wrong, write to us. A person on our team reads every message.',
    comment: 'E-mail to an address that was refused: text above the button',
  },
  button: /*i18n*/ {
    id: 'mail.addressRefused.button',
    message: 'Write to us',
    comment: 'E-mail to an address that was refused: button, to the page for complaints',
  },
} as const;

/** The mail with the link that restores a deleted account. */
export const deletionMessages = {
  subject: /*i18n*/ {
    id: 'mail.deletion.subject',
    message: 'Your account has been deleted',
    comment: 'Subject of the e-mail after the member deleted the account',
  },
  body: /*i18n*/ {
    id: 'mail.deletion.body',
    message: 'As you asked, your profile at {site} is no longer visible to anyone.',
    comment: 'E-mail after the member deleted the account: text after the greeting; {site}: name of the site',
  },
  until: /*i18n*/ {
    id: 'mail.deletion.until',
    message:
      'Until {until} you can get your profile, conversations and credits back. After that day we delete everything, apart from what our privacy policy says we keep for longer; you don’t have to do anything.',
    comment:
      'E-mail after the member deleted the account: text above the button “Bring my account back”; {until}: the last day',
  },
  renewalEnded: /*i18n*/ {
    id: 'mail.deletion.renewalEnded',
    message: 'Premium no longer renews by direct debit, also if you come back.',
    comment: 'E-mail after a member whose Premium renewed before deleted the account: below the last day',
  },
  button: /*i18n*/ {
    id: 'mail.deletion.button',
    message: 'Bring my account back',
    comment: 'Button of the e-mail after the member deleted the account: restores it',
  },
} as const;

/** The mail with the link to the archive of the member’s data. */
export const exportReadyMessages = {
  subject: /*i18n*/ {
    id: 'mail.exportReady.subject',
    message: 'Your data is ready',
    comment: 'Subject of the e-mail with the link to the archive of the member’s data',
  },
  body: /*i18n*/ {
    id: 'mail.exportReady.body',
    message: 'The archive with the data that {site} has stored about you is ready.',
    comment:
      'E-mail with the archive of the member’s data: text after the greeting; {site}: name of the site',
  },
  until: /*i18n*/ {
    id: 'mail.exportReady.until',
    message: 'The link is valid until {until}. It’s only for you, so please don’t forward this e-mail.',
    comment: 'E-mail with the archive of the member’s data: text below the button; {until}: the last day',
  },
  button: /*i18n*/ {
    id: 'mail.exportReady.button',
    message: 'Download archive',
    comment: 'Button of the e-mail with the archive of the member’s data',
  },
} as const;
