import { msg, plural } from '@lingui/core/macro';

export const conversationList = {
  label: msg({
    id: 'vl.ConversationList.label',
    message: 'Conversations',
    comment: 'Name of the list of conversations, for screen readers',
  }),
  loading: msg({
    id: 'vl.ConversationList.loading',
    message: 'Loading your conversations',
    comment: 'Read out while the list loads',
  }),
  emptyTitle: msg({
    id: 'vl.ConversationList.emptyTitle',
    message: 'Nobody has written <em>yet</em>',
    comment: 'Headline of the empty list; the word inside <em> is set in italics',
  }),
  emptyBody: msg({
    id: 'vl.ConversationList.emptyBody',
    message: 'Someone has to go first. Why not you?',
    comment: 'Below the headline of the empty list',
  }),
  emptyAction: msg({
    id: 'vl.ConversationList.emptyAction',
    message: 'Find someone',
    comment: 'Link to the search of members',
  }),
  own: ({ text }: { text: string }) =>
    msg({
      id: 'vl.ConversationList.own',
      message: `You: ${text}`,
      comment: 'Preview of a message that the reader wrote',
    }),
  held: msg({
    id: 'vl.ConversationList.held',
    message: 'Waiting for you to confirm your e-mail',
    comment: 'Instead of the preview while the reader’s message has not been sent yet',
  }),
  failed: ({ text }: { text: string }) =>
    msg({
      id: 'vl.ConversationList.failed',
      message: `Not sent: ${text}`,
      comment: 'Preview of a conversation whose last message, by the reader, could not be sent',
    }),
  yourTurn: msg({
    id: 'vl.ConversationList.yourTurn',
    message: 'Your turn',
    comment: 'At a conversation whose last message, which the reader has read, is the other person’s; short',
  }),
  nothing: msg({
    id: 'vl.ConversationList.nothing',
    message: 'No messages yet',
    comment: 'Preview of a conversation without messages',
  }),
  removed: ({ name }: { name: string }) =>
    msg({
      id: 'vl.ConversationList.removed',
      message: `The conversation with ${name} is deleted.`,
      comment: 'Notice after a conversation was deleted, for ten seconds; beside it is a button to undo',
    }),
  undo: msg({
    id: 'vl.ConversationList.undo',
    message: 'Undo',
    comment: 'Button: brings the deleted conversation back',
  }),
  remove: ({ name }: { name: string }) =>
    msg({
      id: 'vl.ConversationList.remove',
      message: `Delete the conversation with ${name}`,
      comment: 'Label of the button with the bin: removes the conversation',
    }),
};

export const chatTopBar = {
  back: msg({
    id: 'vl.ChatTopBar.back',
    message: 'Back to the conversations',
    comment: 'Label of the arrow that leads back to all conversations',
  }),
  profile: msg({
    id: 'vl.ChatTopBar.profile',
    message: 'Profile:',
    comment: 'Before the name in the link around photo and name, for screen readers',
  }),
};

export const messageBubble = {
  byYou: msg({
    id: 'vl.MessageBubble.byYou',
    message: 'You',
    comment: 'Who wrote the message, for screen readers',
  }),
  sending: msg({
    id: 'vl.MessageBubble.sending',
    message: 'sending',
    comment: 'State after the time, lower case: 21:04 · sending',
  }),
  sent: msg({ id: 'vl.MessageBubble.sent', message: 'sent', comment: 'State after the time, lower case' }),
  delivered: msg({
    id: 'vl.MessageBubble.delivered',
    message: 'delivered',
    comment: 'State after the time, lower case',
  }),
  read: msg({
    id: 'vl.MessageBubble.read',
    message: 'read',
    comment: 'State after the time, lower case; past participle',
  }),
  held: msg({
    id: 'vl.MessageBubble.held',
    message: 'will be sent when you confirm your e-mail',
    comment: 'State after the time, lower case',
  }),
  refunded: msg({
    id: 'vl.MessageBubble.refunded',
    message: 'never read, refunded',
    comment: 'State after the time, lower case: the message can never be read and its credits are back',
  }),
  failed: msg({
    id: 'vl.MessageBubble.failed',
    message: 'Not sent',
    comment: 'State of a message that failed',
  }),
  retry: msg({
    id: 'vl.MessageBubble.retry',
    message: 'Try again',
    comment: 'Button below a failed message',
  }),
  discard: msg({
    id: 'vl.MessageBubble.discard',
    message: 'Delete',
    comment: 'Button below a failed message: discards it',
  }),
};

export const messageList = {
  label: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MessageList.label',
      message: `Conversation with ${name}`,
      comment: 'Name of the list of messages, for screen readers',
    }),
  today: msg({ id: 'vl.MessageList.today', message: 'Today', comment: 'Day separator' }),
  yesterday: msg({ id: 'vl.MessageList.yesterday', message: 'Yesterday', comment: 'Day separator' }),
  unread: ({ count }: { count: number }) =>
    msg({
      id: 'vl.MessageList.unread',
      message: plural(count, { one: '# new', other: '# new' }),
      comment: 'On the line above the first unread message',
    }),
  loading: msg({
    id: 'vl.MessageList.loading',
    message: 'Loading messages',
    comment: 'Read out while messages load',
  }),
  older: msg({
    id: 'vl.MessageList.older',
    message: 'Show earlier messages',
    comment: 'Button above the oldest message shown',
  }),
  beginning: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MessageList.beginning',
      message: `This is the start of your conversation with ${name}.`,
      comment: 'Above the very first message',
    }),
  latest: msg({
    id: 'vl.MessageList.latest',
    message: 'Go to the latest message',
    comment: 'Button that scrolls down',
  }),
  newBelow: ({ count }: { count: number }) =>
    msg({
      id: 'vl.MessageList.newBelow',
      message: plural(count, { one: '# new message', other: '# new messages' }),
      comment: 'Button that scrolls down when something arrived meanwhile',
    }),
  arrived: ({ name, text }: { name: string; text: string }) =>
    msg({
      id: 'vl.MessageList.arrived',
      message: `${name} writes: ${text}`,
      comment: 'Read out when a message arrives',
    }),
  arrivedPhoto: ({ name }: { name: string }) =>
    msg({
      id: 'vl.MessageList.arrivedPhoto',
      message: `${name} sent a photo`,
      comment: 'Read out when a photo arrives',
    }),
  arrivedPhotoWithWords: ({ name, text }: { name: string; text: string }) =>
    msg({
      id: 'vl.MessageList.arrivedPhotoWithWords',
      message: `${name} sent a photo: ${text}`,
      comment: 'Read out when a photo arrives with words',
    }),
  arrivedGift: ({ name, gift }: { name: string; gift: string }) =>
    msg({
      id: 'vl.MessageList.arrivedGift',
      message: `${name} sent a gift: ${gift}`,
      comment: 'Read out when a drawn gift arrives; {gift} is its name, for example “Rose”',
    }),
};

export const typingIndicator = {
  writing: ({ name }: { name: string }) =>
    msg({
      id: 'vl.TypingIndicator.writing',
      message: `${name} is writing`,
      comment: 'Read out while the other person is typing',
    }),
};

/** Number of characters left before the limit of a text, or beyond it. */
export const characterCount = {
  left: ({ count }: { count: number }) =>
    msg({
      id: 'vl.CharacterCount.left',
      message: plural(count, { one: '# character left', other: '# characters left' }),
      comment: 'Shown near the limit',
    }),
  over: ({ count }: { count: number }) =>
    msg({
      id: 'vl.CharacterCount.over',
      message: plural(count, { one: '# character too many', other: '# characters too many' }),
      comment: 'Shown over the limit',
    }),
};

export const composer = {
  label: ({ name }: { name: string }) =>
    msg({ id: 'vl.Composer.label', message: `Message to ${name}`, comment: 'Label of the text box' }),
  placeholder: ({ name }: { name: string }) =>
    msg({
      id: 'vl.Composer.placeholder',
      message: `Write to ${name}`,
      comment: 'In the empty text box',
    }),
  send: msg({ id: 'vl.Composer.send', message: 'Send', comment: 'Button' }),
  free: msg({
    id: 'vl.Composer.free',
    message: 'Costs nothing',
    comment: 'Instead of the cost when a message is free',
  }),
  photo: ({ cost }: { cost: string }) =>
    msg({
      id: 'vl.Composer.photo',
      message: `Photo: ${cost}`,
      comment: 'What sending a photo costs; {cost} is e.g. “3 credits · €1.20”',
    }),
  held: msg({
    id: 'vl.Composer.held',
    message: 'Confirm your e-mail and we’ll send your messages. You pay nothing until then.',
    comment: 'Above the text box while the e-mail is not confirmed',
  }),
  confirm: msg({
    id: 'vl.Composer.confirm',
    message: 'Confirm e-mail',
    comment: 'Link beside the note on the unconfirmed e-mail',
  }),
  heldReserved: ({ credits }: { credits: number }) =>
    msg({
      id: 'vl.Composer.heldReserved',
      message: `Confirm your e-mail and we’ll send your messages. Until then ${plural(credits, { one: '# credit is', other: '# credits are' })} reserved for them.`,
      comment: 'As vl.Composer.held, once messages wait: their credits are reserved, not spent',
    }),
  message: ({ cost }: { cost: string }) =>
    msg({
      id: 'vl.Composer.message',
      message: `Message: ${cost}`,
      comment: 'What sending a message costs; {cost} is e.g. “2 credits · €0.80”',
    }),
  noCredits: ({ need, have }: { need: number; have: number }) =>
    msg({
      id: 'vl.Composer.noCredits',
      message: `A message costs ${plural(need, { one: '# credit', other: '# credits' })}, you have ${have}. What you write stays here.`,
      comment: 'Above the text box without enough credits',
    }),
  buy: msg({ id: 'vl.Composer.buy', message: 'Buy credits', comment: 'Link to the packages' }),
};
