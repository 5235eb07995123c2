/** The mails about the log-in with a code. */
export const secondFactorMessages = {
  onSubject: /*i18n*/ {
    id: 'mail.secondFactor.onSubject',
    message: 'Your log-in now asks for a code',
    comment: 'Subject; the member turned on two-factor log-in with an authenticator app',
  },
  onBody: /*i18n*/ {
    id: 'mail.secondFactor.onBody',
    message:
      'From now on, logging in at {site} takes your password and a code from your authenticator app. All other devices have been logged out. Keep your recovery codes in a safe place.',
    comment: 'That e-mail; follows the greeting',
  },
  offSubject: /*i18n*/ {
    id: 'mail.secondFactor.offSubject',
    message: 'Your log-in no longer asks for a code',
    comment: 'Subject; the member turned off two-factor log-in',
  },
  offBody: /*i18n*/ {
    id: 'mail.secondFactor.offBody',
    message: 'The log-in with a code at {site} has been turned off. Your password alone is enough again.',
    comment: 'That e-mail; follows the greeting',
  },
  codesSubject: /*i18n*/ {
    id: 'mail.secondFactor.codesSubject',
    message: 'You have new recovery codes',
    comment: 'Subject; recovery codes stand in for the codes of the authenticator app',
  },
  codesBody: /*i18n*/ {
    id: 'mail.secondFactor.codesBody',
    message: 'New recovery codes were made for your account at {site}. The former ones no longer work.',
    comment: 'That e-mail; follows the greeting',
  },
  usedSubject: /*i18n*/ {
    id: 'mail.secondFactor.usedSubject',
    message: 'A recovery code was used',
    comment: 'Subject',
  },
  usedBody: /*i18n*/ {
    id: 'mail.secondFactor.usedBody',
    message:
      'A recovery code of your account at {site} was used. {left, plural, =0 {None is left: make new ones in the settings.} one {# code is left.} other {# codes are left.}}',
    comment: 'That e-mail; follows the greeting',
  },
};
