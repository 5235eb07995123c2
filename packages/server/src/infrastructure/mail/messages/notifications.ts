/** The welcome mail after the e-mail address was confirmed. */
export const welcomeMessages = {
  subject: /*i18n*/ {
    id: 'mail.welcome.subject',
    message: 'Welcome to {site}',
    comment: 'Subject of the welcome e-mail after the e-mail address was confirmed; {site}: name of the site',
  },
  body: /*i18n*/ {
    id: 'mail.welcome.body',
    message:
      'Your e-mail is confirmed. From now on others can find you, and messages that you wrote before have been sent.',
    comment: 'Welcome e-mail after the e-mail address was confirmed: text after the greeting',
  },
  photo: /*i18n*/ {
    id: 'mail.welcome.photo',
    message: 'A photo and a few lines about you make a first message easier, both to write and to read.',
    comment:
      'Welcome e-mail after the e-mail address was confirmed: text above the button “Complete your profile”',
  },
  honest: /*i18n*/ {
    id: 'mail.welcome.honest',
    message:
      'Two things you can count on here: the price is next to the button before you send anything, and every profile that doesn’t belong to a private member is labelled “{fictional}”, everywhere.',
    comment:
      'Welcome e-mail after the e-mail address was confirmed: text below the button; {fictional}: the site’s label of fictional profiles, e.g. “demo profile”',
  },
  button: /*i18n*/ {
    id: 'mail.welcome.button',
    message: 'Complete your profile',
    comment: 'Button of the welcome e-mail; opens the own profile',
  },
} as const;

/** The mails about other members: message, like, match. */
export const peopleMessages = {
  messageSubject: /*i18n*/ {
    id: 'mail.people.messageSubject',
    message: '{from} has written to you',
    comment:
      'Subject of the e-mail about a new message; {from}: name of the sender, with the label of fictional profiles where it applies',
  },
  messageBody: /*i18n*/ {
    id: 'mail.people.messageBody',
    message:
      'A message is waiting for you. You can read it in your conversation; we never put its text in an e-mail. Reading is free.',
    comment: 'E-mail about a new message, which does not contain the message: text after the greeting',
  },
  messageButton: /*i18n*/ {
    id: 'mail.people.messageButton',
    message: 'Read the message',
    comment: 'Button of the e-mail about a new message: opens the conversation',
  },
  likeSubject: /*i18n*/ {
    id: 'mail.people.likeSubject',
    message: '{from} likes you',
    comment:
      'Subject of the e-mail about a new like; {from}: name of the member, with the label of fictional profiles where it applies',
  },
  likeBody: /*i18n*/ {
    id: 'mail.people.likeBody',
    message: 'Take a look at the profile. If you like what you see, like back and it’s a match.',
    comment: 'E-mail about a new like: text after the greeting',
  },
  likeButton: /*i18n*/ {
    id: 'mail.people.likeButton',
    message: 'See the profile',
    comment: 'Button of the e-mail about a new like: opens the profile',
  },
  matchSubject: /*i18n*/ {
    id: 'mail.people.matchSubject',
    message: 'It’s a match: you and {from}',
    comment:
      'Subject of the e-mail about a match; {from}: name of the member, with the label of fictional profiles where it applies',
  },
  matchBody: /*i18n*/ {
    id: 'mail.people.matchBody',
    message: 'You like each other. Someone has to write first: why not you?',
    comment: 'E-mail about a match: text after the greeting',
  },
  matchButton: /*i18n*/ {
    id: 'mail.people.matchButton',
    message: 'Say hello',
    comment: 'Button of the e-mail about a match: opens the conversation',
  },
} as const;

/** The mail about unread messages. */
export const unreadMessages = {
  subject: /*i18n*/ {
    id: 'mail.unread.subject',
    message: '{count, plural, one {A message is waiting for you} other {# messages are waiting for you}}',
    comment: 'Subject of the reminder of unread messages; {count}: how many',
  },
  body: /*i18n*/ {
    id: 'mail.unread.body',
    message:
      'While you were away, someone wrote to you. Reading is free, and you only answer if you feel like it.',
    comment: 'Reminder of unread messages: text after the greeting',
  },
  button: /*i18n*/ {
    id: 'mail.unread.button',
    message: 'Open your conversations',
    comment: 'Button of the reminder of unread messages: opens the list of conversations',
  },
} as const;

/** The reminders of an unconfirmed address and a missing photo. */
export const reminderMessages = {
  confirmSubject: /*i18n*/ {
    id: 'mail.reminder.confirmSubject',
    message: 'Your e-mail address is not confirmed yet',
    comment: 'Subject of the reminder to confirm the e-mail address',
  },
  confirmBody: /*i18n*/ {
    id: 'mail.reminder.confirmBody',
    message:
      'Someone, hopefully you, signed up at {site} with this address, and one click is missing. Until then nobody can find the profile, and messages have to wait. If it wasn’t you, you don’t have to do anything.',
    comment:
      'Reminder to confirm the e-mail address: text after the greeting. The reader may never have signed up; {site}: name of the site',
  },
  once: /*i18n*/ {
    id: 'mail.reminder.once',
    message: 'We’ll only remind you of this once.',
    comment: 'Last line of the reminders to confirm the e-mail address and to add a photo',
  },
  photoSubject: /*i18n*/ {
    id: 'mail.reminder.photoSubject',
    message: 'Your profile has no photo yet',
    comment: 'Subject of the reminder to add a photo to the profile',
  },
  photoBody: /*i18n*/ {
    id: 'mail.reminder.photoBody',
    message:
      'A photo helps people get to know you. It doesn’t have to be perfect: one that shows what you look like is enough.',
    comment: 'Reminder to add a photo to the profile: text after the greeting',
  },
  photoButton: /*i18n*/ {
    id: 'mail.reminder.photoButton',
    message: 'Add a photo',
    comment: 'Button of the reminder to add a photo: opens the own profile',
  },
} as const;

/** The mail with the offer for new members. */
export const promotionMessages = {
  subject: /*i18n*/ {
    id: 'mail.promotion.subject',
    message: '{percent} off your first purchase',
    comment: 'Subject of the e-mail with the offer for new members; {percent}: e.g. “25 %”',
  },
  welcome: /*i18n*/ {
    id: 'mail.promotion.welcome',
    message:
      'You’re getting this discount on your first purchase because you’re new here. You don’t have to buy anything to look around and read.',
    comment: 'E-mail with the offer for new members: text after the greeting, with the reason of the offer',
  },
  end: /*i18n*/ {
    id: 'mail.promotion.end',
    message: 'After that the normal prices apply. We won’t repeat this offer, and there’s no rush.',
    comment: 'E-mail with the offer for new members: text below discount, code and end of the offer',
  },
  button: /*i18n*/ {
    id: 'mail.promotion.button',
    message: 'See the packages',
    comment: 'Button of the e-mail with the offer for new members: opens the packages',
  },
} as const;

/** The weekly mail. */
export const weeklyMessages = {
  subject: /*i18n*/ {
    id: 'mail.weekly.subject',
    message: 'Your week at {site}',
    comment: 'Subject of the weekly e-mail; {site}: name of the site',
  },
  body: /*i18n*/ {
    id: 'mail.weekly.body',
    message: 'Here’s what happened in the past week.',
    comment: 'Weekly e-mail: text after the greeting',
  },
  messages: /*i18n*/ {
    id: 'mail.weekly.messages',
    message: 'Messages for you',
    comment: 'Weekly e-mail: name of a row; the number of messages received follows',
  },
  likes: /*i18n*/ {
    id: 'mail.weekly.likes',
    message: 'Likes for you',
    comment: 'Weekly e-mail: name of a row; the number of likes received follows',
  },
  members: /*i18n*/ {
    id: 'mail.weekly.members',
    message: 'New in your country',
    comment: 'Weekly e-mail: name of a row; the number of new members in the country follows',
  },
  newHere: /*i18n*/ {
    id: 'mail.weekly.newHere',
    message: 'New here:',
    comment: 'Weekly e-mail: heading above some new members',
  },
  button: /*i18n*/ {
    id: 'mail.weekly.button',
    message: 'Have a look',
    comment: 'Button of the weekly e-mail: opens the members page',
  },
} as const;
