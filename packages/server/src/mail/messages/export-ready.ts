/** The mail with the link to the archive of one’s own data. */
export const exportReadyMessages = {
  subject: /*i18n*/ {
    id: 'mail.exportReady.subject',
    message: 'Your data are ready',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.exportReady.body',
    message: 'Everything that {site} has stored about you is in one archive.',
    comment: 'Follows the greeting',
  },
  until: /*i18n*/ {
    id: 'mail.exportReady.until',
    message: 'The link is valid until {until}. It is meant for you alone, so better not pass this e-mail on.',
    comment: 'Below the button',
  },
  button: /*i18n*/ {
    id: 'mail.exportReady.button',
    message: 'Download archive',
    comment: 'Button: downloads the archive',
  },
};
