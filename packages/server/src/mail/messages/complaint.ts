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
