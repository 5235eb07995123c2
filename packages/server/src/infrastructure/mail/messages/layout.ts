/** Texts that every mail has. */
export const layoutMessages = {
  greeting: /*i18n*/ {
    id: 'mail.layout.greeting',
    message: 'Hello {name},',
    comment:
      'Greeting of every e-mail; the text below continues the sentence, so it begins in lower case in languages that do so after a comma; {name}: name of the member',
  },
  reason: /*i18n*/ {
    id: 'mail.layout.reason',
    message: 'You receive this e-mail because this address was entered at {site}.',
    comment:
      'Footer of every e-mail, also to people who never signed up: somebody else may have entered their address; {site}: name of the site',
  },
  staffReason: /*i18n*/ {
    id: 'mail.layout.staffReason',
    message: 'You receive this e-mail because this is the support address of {site}.',
    comment: 'Footer of e-mails to the support address of a site; {site}: name of the site',
  },
  photo: /*i18n*/ {
    id: 'mail.layout.photo',
    message: 'Photo of {name}',
    comment:
      'Alternative text of the photo of a person in an e-mail; many programs show it until pictures are loaded',
  },
  link: /*i18n*/ {
    id: 'mail.layout.link',
    message: 'If the button does not work, open this address in your browser:',
    comment: 'Text below the button of an e-mail, above the address that the button opens',
  },
  unsubscribe: /*i18n*/ {
    id: 'mail.layout.unsubscribe',
    message: 'No more e-mails of this kind',
    comment: 'Link in the footer of an e-mail that members can switch off: ends this kind of e-mail',
  },
  settings: /*i18n*/ {
    id: 'mail.layout.settings',
    message: 'All notification settings',
    comment: 'Link in the footer of an e-mail that members can switch off: opens the notification settings',
  },
  help: /*i18n*/ {
    id: 'mail.layout.help',
    message: 'Questions? Write to us:',
    comment: 'Footer of every e-mail; the e-mail address of the support follows',
  },
  register: /*i18n*/ {
    id: 'mail.layout.register',
    message: 'Register no. {number}',
    comment: 'Footer of every e-mail; {number}: number of the company in the trade register',
  },
  vat: /*i18n*/ {
    id: 'mail.layout.vat',
    message: 'VAT no. {numbers}',
    comment: 'Footer of every e-mail; {numbers}: VAT numbers of the company',
  },
} as const;

/** Why the reader gets a mail. */
export const reasonOf = ({ toStaff = false }: { toStaff?: boolean }) =>
  toStaff ? layoutMessages.staffReason : layoutMessages.reason;
