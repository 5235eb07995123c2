/** The mail once a week. */
export const weeklyMessages = {
  subject: /*i18n*/ {
    id: 'mail.weekly.subject',
    message: 'Your week at {site}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.weekly.body',
    message: 'This is what happened in the last seven days, in short.',
    comment: 'E-mail once a week; follows the greeting',
  },
  messages: /*i18n*/ {
    id: 'mail.weekly.messages',
    message: 'Messages for you',
    comment: 'Fact: how many messages came',
  },
  likes: /*i18n*/ {
    id: 'mail.weekly.likes',
    message: 'Likes for you',
    comment: 'Fact: how many likes came',
  },
  members: /*i18n*/ {
    id: 'mail.weekly.members',
    message: 'New in your country',
    comment: 'Fact: how many joined in the country',
  },
  newHere: /*i18n*/ {
    id: 'mail.weekly.newHere',
    message: 'New here:',
    comment: 'Above some members',
  },
  button: /*i18n*/ {
    id: 'mail.weekly.button',
    message: 'Have a look',
    comment: 'Button: opens the members',
  },
};
