/** The mails to somebody who sent a report or a complaint. */
export const complaintMessages = {
  receivedSubject: /*i18n*/ {
    id: 'mail.complaint.receivedSubject',
    message: 'We have received what you reported ({reference})',
    comment: 'Subject of the e-mail after a report or a complaint was sent; {reference}: its number',
  },
  receivedBody: /*i18n*/ {
    id: 'mail.complaint.receivedBody',
    message:
      'Thank you for telling us. A person will look at it, and we’ll write to you with what we decide and why.',
    comment: 'E-mail after a report or a complaint was sent: text after the greeting',
  },
  receivedLater: /*i18n*/ {
    id: 'mail.complaint.receivedLater',
    message:
      'We have received your report. Handling your reports is suspended until {until}: we keep this one, and a person looks at it after that.',
    comment:
      'E-mail after a report was sent, to somebody whose reports are not handled for a time because of misuse: text after the greeting; {until}: day and time',
  },
  reported: /*i18n*/ {
    id: 'mail.complaint.reported',
    message: 'Address',
    comment:
      'E-mail after a report was sent: name of a row; the web address of the profile, photo or message follows',
  },
  follow: /*i18n*/ {
    id: 'mail.complaint.follow',
    message: 'Follow the report',
    comment: 'Button of e-mails about a report or a complaint: shows its state',
  },
  decidedSubject: /*i18n*/ {
    id: 'mail.complaint.decidedSubject',
    message: 'Our decision on {reference}',
    comment: 'Subject of the e-mail with the decision on a report or a complaint; {reference}: its number',
  },
  decidedBody: /*i18n*/ {
    id: 'mail.complaint.decidedBody',
    message: 'We have looked at what you reported. This is what we decided, and why.',
    comment: 'E-mail with the decision on a report or a complaint: text after the greeting',
  },
  upheld: /*i18n*/ {
    id: 'mail.complaint.upheld',
    message: 'You were right: we’ve taken action',
    comment: 'E-mail with the decision on a report or a complaint: value of the row “Decision”',
  },
  partly: /*i18n*/ {
    id: 'mail.complaint.partly',
    message: 'Partly upheld',
    comment: 'E-mail with the decision on a report or a complaint: value of the row “Decision”',
  },
  rejected: /*i18n*/ {
    id: 'mail.complaint.rejected',
    message: 'Not upheld',
    comment: 'E-mail with the decision on a report or a complaint: value of the row “Decision”',
  },
  final: /*i18n*/ {
    id: 'mail.complaint.final',
    message:
      'Another person has decided on the appeal. You can’t appeal again with us, but you can still go to court.',
    comment: 'E-mail with the decision on an appeal: text below the reasons, for whoever appealed',
  },
  outOfCourt: /*i18n*/ {
    id: 'mail.complaint.outOfCourt',
    message:
      'You can also turn to a certified body for settling disputes out of court, and to the courts. The European Commission lists these bodies: {link}',
    comment: 'E-mails with a decision: last text, the remedies; {link}: address of the list',
  },
  appealButton: /*i18n*/ {
    id: 'mail.complaint.appealButton',
    message: 'Appeal',
    comment: 'Button of e-mails with a decision: opens the page for an appeal',
  },
} as const;

/** The mail to a member about whom a report or an appeal was decided. */
export const statementMessages = {
  subject: /*i18n*/ {
    id: 'mail.statement.subject',
    message: 'A decision about your account ({reference})',
    comment:
      'Subject of the e-mail to a member about whom a report was decided; {reference}: number of the decision',
  },
  body: /*i18n*/ {
    id: 'mail.statement.body',
    message:
      'Something on your account was reported to us. A person has reviewed it, without automated means.',
    comment: 'E-mail to a member about whom a report was decided: text after the greeting',
  },
  finalBody: /*i18n*/ {
    id: 'mail.statement.finalBody',
    message: 'Another person has decided on the appeal about your account. This is the decision.',
    comment: 'E-mail to a member about whom an appeal was decided: text after the greeting',
  },
  rejected: /*i18n*/ {
    id: 'mail.statement.rejected',
    message: 'Nothing is restricted',
    comment: 'E-mail to a member about whom an appeal was decided: value of the row “Decision”',
  },
  warned: /*i18n*/ {
    id: 'mail.statement.warned',
    message: 'A warning',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Decision”',
  },
  photo_removed: /*i18n*/ {
    id: 'mail.statement.photoRemoved',
    message: 'One of your photos is no longer shown to others',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Decision”',
  },
  account_disabled: /*i18n*/ {
    id: 'mail.statement.accountDisabled',
    message: 'Your account is closed',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Decision”',
  },
  law: /*i18n*/ {
    id: 'mail.statement.law',
    message: 'Against the law',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Ground”',
  },
  terms: /*i18n*/ {
    id: 'mail.statement.terms',
    message: 'Against our terms of use',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Ground”',
  },
  fraud: /*i18n*/ {
    id: 'mail.statement.fraud',
    message: 'Fraud: against the law and our terms of use',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Ground”',
  },
  lasting: /*i18n*/ {
    id: 'mail.statement.lasting',
    message: 'Permanent, unless an appeal succeeds',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Duration”',
  },
  byPerson: /*i18n*/ {
    id: 'mail.statement.byPerson',
    message: 'By a person, without automated means',
    comment: 'E-mail to a member about whom a report was decided: value of the row “Decided”',
  },
  appeal: /*i18n*/ {
    id: 'mail.statement.appeal',
    message: 'If you don’t agree, you can appeal free of charge until {until}. Another person then decides.',
    comment:
      'E-mails with a decision, to both sides: text below the reasons; {until}: day and time, six months later',
  },
  follow: /*i18n*/ {
    id: 'mail.statement.follow',
    message: 'See the decision',
    comment: 'Button of the e-mail to a member about whom an appeal was decided',
  },
} as const;

/** The mails to a site's own support address about what waits for a decision. */
export const staffMessages = {
  arrivedSubject: /*i18n*/ {
    id: 'mail.staff.arrivedSubject',
    message: '{count, plural, one {# new report or request} other {# new reports or requests}}',
    comment:
      'Subject of the e-mail to the support team of the site: reports, complaints, withdrawals or cancellations have arrived',
  },
  arrivedBody: /*i18n*/ {
    id: 'mail.staff.arrivedBody',
    message:
      'Something has arrived that a person must look at: a report, a complaint, an appeal, a withdrawal or a cancellation.',
    comment: 'E-mail to the support team of the site: text after the greeting',
  },
  overdueSubject: /*i18n*/ {
    id: 'mail.staff.overdueSubject',
    message:
      '{count, plural, one {# report or request has waited for more than a day} other {# reports or requests have waited for more than a day}}',
    comment: 'Subject of the e-mail to the support team of the site, sent once a day',
  },
  overdueBody: /*i18n*/ {
    id: 'mail.staff.overdueBody',
    message: 'Nobody has decided on these for more than a day. The law asks for an answer in good time.',
    comment: 'E-mail to the support team of the site, sent once a day: text after the greeting',
  },
  waiting: /*i18n*/ {
    id: 'mail.staff.waiting',
    message: 'Waiting in total',
    comment:
      'E-mail to the support team of the site: name of a row; the number of everything that waits follows',
  },
  oldest: /*i18n*/ {
    id: 'mail.staff.oldest',
    message: 'Oldest one received',
    comment: 'E-mail to the support team of the site: name of a row; day and time follow',
  },
  how: /*i18n*/ {
    id: 'mail.staff.how',
    message: 'The command {command} lists them on the server.',
    comment:
      'E-mail to the support team of the site: last sentence; {command}: what is typed, for example “velluto moderation list”',
  },
} as const;
