/** The mails about warnings and suspensions because of misuse. */
export const misuseMessages = {
  warnedSubject: /*i18n*/ {
    id: 'mail.misuse.warnedSubject',
    message: 'A warning about misuse ({reference})',
    comment: 'Subject of the e-mail with a warning; {reference}: its number',
  },
  warnedBody: /*i18n*/ {
    id: 'mail.misuse.warnedBody',
    message:
      '{misuse, select, illegal_content {You have often shown or written what is manifestly illegal. If it happens again, we can suspend your account for a time.} unfounded_notices {You have often sent reports that are manifestly unfounded. If it happens again, we can stop handling your reports for a time.} other {You have often sent appeals that are manifestly unfounded. If it happens again, we can stop handling your appeals for a time.}}',
    comment: 'E-mail with a warning about misuse: text after the greeting',
  },
  suspendedSubject: /*i18n*/ {
    id: 'mail.misuse.suspendedSubject',
    message: 'A suspension because of misuse ({reference})',
    comment: 'Subject of the e-mail with a suspension; {reference}: its number',
  },
  suspendedBody: /*i18n*/ {
    id: 'mail.misuse.suspendedBody',
    message:
      '{misuse, select, illegal_content {Your account is suspended until {until}. Until then nobody sees your profile, and you can’t log in. After that it opens again by itself.} unfounded_notices {We don’t handle your reports until {until}. We keep what you send and look at it after that. Reports about children or danger to life are handled at once all the same, and you can always block someone.} other {We don’t handle your appeals until {until}. We keep what you send and look at it after that.}}',
    comment: 'E-mail with a suspension because of misuse: text after the greeting; {until}: day and time',
  },
  until: /*i18n*/ {
    id: 'mail.misuse.until',
    message: 'Until {until}',
    comment: 'E-mail with a suspension: value of the row “Duration”; {until}: day and time',
  },
  counted: /*i18n*/ {
    id: 'mail.misuse.counted',
    message: 'Counted',
    comment:
      'E-mail with a warning or suspension because of misuse: name of a row; a number of cases follows',
  },
  countedValue: /*i18n*/ {
    id: 'mail.misuse.countedValue',
    message: '{counted, number} of {total, number} within a year',
    comment:
      'E-mail with a warning or suspension because of misuse: value of the row “Counted”, for example “4 of 9 within a year”: cases of everything that was sent or shown',
  },
  object: /*i18n*/ {
    id: 'mail.misuse.object',
    message:
      'If you don’t agree, you can object free of charge until {until}, without logging in. Another person then decides.',
    comment:
      'E-mail with a warning or suspension because of misuse: text below the reasons and above the button “Object”; {until}: day and time, six months later',
  },
  objectButton: /*i18n*/ {
    id: 'mail.misuse.objectButton',
    message: 'Object',
    comment: 'Button of the e-mail with a warning or suspension: leads to the form to object',
  },
  endedSubject: /*i18n*/ {
    id: 'mail.misuse.endedSubject',
    message:
      '{kind, select, warning {The warning no longer stands ({reference})} other {The suspension has ended ({reference})}}',
    comment:
      'Subject of the e-mail when a suspension has ended or a warning was lifted; {reference}: its number',
  },
  endedBody: /*i18n*/ {
    id: 'mail.misuse.endedBody',
    message:
      '{misuse, select, illegal_content {The suspension of your account has ended: you can log in again, and others see your profile.} unfounded_notices {We handle your reports again, and those that waited.} other {We handle your appeals again, and those that waited.}}',
    comment: 'E-mail when a suspension has ended: text after the greeting',
  },
  warningLifted: /*i18n*/ {
    id: 'mail.misuse.warningLifted',
    message: 'The warning that we gave you was wrong and no longer stands.',
    comment: 'E-mail when a warning was lifted after an objection: text after the greeting',
  },
} as const;
