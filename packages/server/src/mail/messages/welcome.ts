/** The mail that greets a confirmed member. */
export const welcomeMessages = {
  subject: /*i18n*/ {
    id: 'mail.welcome.subject',
    message: 'Welcome to {site}',
    comment: 'Subject of the welcome e-mail',
  },
  body: /*i18n*/ {
    id: 'mail.welcome.body',
    message:
      'Your e-mail is confirmed. From now on others can find you, and what you wrote before has been delivered.',
    comment: 'Welcome e-mail; follows the greeting',
  },
  photo: /*i18n*/ {
    id: 'mail.welcome.photo',
    message:
      'A photo and a few lines about you make a first message easier, for the one who writes it and for the one who reads it.',
    comment: 'Welcome e-mail',
  },
  honest: /*i18n*/ {
    id: 'mail.welcome.honest',
    message:
      'Two things you can count on here: what something costs stands beside the button before you press it, and whoever is not a private member carries the mark “{fictional}”, everywhere.',
    comment: 'Welcome e-mail; {fictional} is the site’s word, e.g. “demo profile”',
  },
  button: /*i18n*/ {
    id: 'mail.welcome.button',
    message: 'Complete your profile',
    comment: 'Button of the welcome e-mail; leads to the own profile',
  },
};
