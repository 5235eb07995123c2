/** The mails about a complaint or a report. */
export const complaintMessages = {
  receivedSubject: /*i18n*/ {
    id: 'mail.complaint.receivedSubject',
    message: 'We have received what you reported ({reference})',
    comment: 'Subject',
  },
  receivedBody: /*i18n*/ {
    id: 'mail.complaint.receivedBody',
    message: 'Thank you for telling us. A person looks at it, and we write to you what we decide and why.',
    comment: 'Follows the greeting',
  },
  follow: /*i18n*/ {
    id: 'mail.complaint.follow',
    message: 'Follow the report',
    comment: 'Button: shows how far it is',
  },
  decidedSubject: /*i18n*/ {
    id: 'mail.complaint.decidedSubject',
    message: 'Our decision on {reference}',
    comment: 'Subject',
  },
  decidedBody: /*i18n*/ {
    id: 'mail.complaint.decidedBody',
    message: 'We have looked at what you reported. This is what we decided, and why.',
    comment: 'Follows the greeting',
  },
  upheld: /*i18n*/ {
    id: 'mail.complaint.upheld',
    message: 'You were right: we have acted',
    comment: 'Decision',
  },
  partly: /*i18n*/ {
    id: 'mail.complaint.partly',
    message: 'Partly upheld',
    comment: 'Decision',
  },
  rejected: /*i18n*/ {
    id: 'mail.complaint.rejected',
    message: 'Not upheld',
    comment: 'Decision',
  },
  appeal: /*i18n*/ {
    id: 'mail.complaint.appeal',
    message: 'If you do not agree, you can appeal. Another person then decides.',
    comment: 'Below the reasons',
  },
  final: /*i18n*/ {
    id: 'mail.complaint.final',
    message:
      'Another person has decided on the appeal. You cannot appeal once more here; the courts remain open to you.',
    comment: 'Below the reasons of the decision on an appeal, for whoever has appealed',
  },
  appealButton: /*i18n*/ {
    id: 'mail.complaint.appealButton',
    message: 'Appeal',
    comment: 'Button: begins the appeal',
  },
};

/** The mail to a member whom a decision on a report restricts. */
export const statementMessages = {
  subject: /*i18n*/ {
    id: 'mail.statement.subject',
    message: 'A decision about your account ({reference})',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.statement.body',
    message:
      'Something on your account was reported to us. A person has looked at it, without automated means.',
    comment: 'Follows the greeting',
  },
  finalBody: /*i18n*/ {
    id: 'mail.statement.finalBody',
    message: 'Another person has decided on the appeal about your account. This is what holds now.',
    comment: 'Follows the greeting',
  },
  rejected: /*i18n*/ {
    id: 'mail.statement.rejected',
    message: 'Nothing is restricted',
    comment: 'Decision, after an appeal',
  },
  warned: /*i18n*/ {
    id: 'mail.statement.warned',
    message: 'A warning',
    comment: 'Decision',
  },
  photo_removed: /*i18n*/ {
    id: 'mail.statement.photoRemoved',
    message: 'A photo of yours is not shown to others any more',
    comment: 'Decision',
  },
  account_disabled: /*i18n*/ {
    id: 'mail.statement.accountDisabled',
    message: 'Your account is closed',
    comment: 'Decision',
  },
  appeal: /*i18n*/ {
    id: 'mail.statement.appeal',
    message:
      'If you do not agree, you can appeal within six months, free of charge. Another person then decides.',
    comment: 'Below the reasons',
  },
  follow: /*i18n*/ {
    id: 'mail.statement.follow',
    message: 'See the decision',
    comment: 'Button: shows the decision',
  },
};
