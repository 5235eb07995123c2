/** The mails about what is still missing. */
export const reminderMessages = {
  confirmSubject: /*i18n*/ {
    id: 'mail.reminder.confirmSubject',
    message: 'Is this still your address?',
    comment: 'Subject',
  },
  confirmBody: /*i18n*/ {
    id: 'mail.reminder.confirmBody',
    message:
      'You signed up at {site}, and one click is missing. Until then nobody can find you, and what you wrote is waiting.',
    comment: 'Follows the greeting',
  },
  once: /*i18n*/ {
    id: 'mail.reminder.once',
    message: 'We remind you of this once, not again.',
    comment: 'Last line of a reminder',
  },
  photoSubject: /*i18n*/ {
    id: 'mail.reminder.photoSubject',
    message: 'A photo says hello before you do',
    comment: 'Subject',
  },
  photoBody: /*i18n*/ {
    id: 'mail.reminder.photoBody',
    message:
      'Your profile has no photo yet. It need not be a perfect one: one on which you can be recognised is enough.',
    comment: 'Follows the greeting',
  },
  photoButton: /*i18n*/ {
    id: 'mail.reminder.photoButton',
    message: 'Add a photo',
    comment: 'Button: opens the own profile',
  },
};
