/** The mails about what somebody else did: message, like, match. */
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
