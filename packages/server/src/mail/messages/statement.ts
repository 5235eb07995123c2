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
