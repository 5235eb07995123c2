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

/** The mails about other members: message, like, match. */
export const peopleMessages = {
  messageSubject: /*i18n*/ {
    id: 'mail.people.messageSubject',
    message: '{from} has written to you',
    comment: 'Subject; {from} is a name, with the mark of fictional profiles',
  },
  messageBody: /*i18n*/ {
    id: 'mail.people.messageBody',
    message:
      'A message is waiting for you. What it says stays in your conversation, where only you read it. Reading is free.',
    comment: 'E-mail about a new message; follows the greeting; the text of the message is never in it',
  },
  messageButton: /*i18n*/ {
    id: 'mail.people.messageButton',
    message: 'Read the message',
    comment: 'Button: opens the conversation',
  },
  likeSubject: /*i18n*/ {
    id: 'mail.people.likeSubject',
    message: '{from} likes you',
    comment: 'Subject; {from} is a name, with the mark of fictional profiles',
  },
  likeBody: /*i18n*/ {
    id: 'mail.people.likeBody',
    message: 'Have a look at the profile. If you like what you see, say so: then it is a match.',
    comment: 'E-mail about a like; follows the greeting',
  },
  likeButton: /*i18n*/ {
    id: 'mail.people.likeButton',
    message: 'See the profile',
    comment: 'Button: opens the profile',
  },
  matchSubject: /*i18n*/ {
    id: 'mail.people.matchSubject',
    message: 'It’s a match: you and {from}',
    comment: 'Subject; {from} is a name, with the mark of fictional profiles',
  },
  matchBody: /*i18n*/ {
    id: 'mail.people.matchBody',
    message: 'You like each other. One of you has to say the first word; it may as well be you.',
    comment: 'E-mail about a match; follows the greeting',
  },
  matchButton: /*i18n*/ {
    id: 'mail.people.matchButton',
    message: 'Say hello',
    comment: 'Button: opens the conversation',
  },
};

/** The mail about unread messages. */
export const unreadMessages = {
  subject: /*i18n*/ {
    id: 'mail.unread.subject',
    message: '{count, plural, one {A message is waiting for you} other {# messages are waiting for you}}',
    comment: 'Subject',
  },
  body: /*i18n*/ {
    id: 'mail.unread.body',
    message:
      'While you were away, somebody wrote to you. Reading is free, and you answer only if you feel like it.',
    comment: 'E-mail about unread messages; follows the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.unread.button',
    message: 'Open your conversations',
    comment: 'Button: opens the list of conversations',
  },
};

/** The reminders of an unconfirmed address and a missing photo. */
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

/** The mail about an offer. */
export const promotionMessages = {
  subject: /*i18n*/ {
    id: 'mail.promotion.subject',
    message: '{percent} off your first purchase',
    comment: 'Subject',
  },
  welcome: /*i18n*/ {
    id: 'mail.promotion.welcome',
    message:
      'You get this because you are new here: everybody gets it once, for the first purchase. You need nothing to look around and to read.',
    comment: 'Why one gets it; follows the greeting',
  },
  end: /*i18n*/ {
    id: 'mail.promotion.end',
    message:
      'After that the normal prices apply. There is no second offer like this one, and no hurry on our side.',
    comment: 'Below the facts of the offer',
  },
  button: /*i18n*/ {
    id: 'mail.promotion.button',
    message: 'See the packages',
    comment: 'Button: opens the packages',
  },
};

/** The weekly mail. */
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
