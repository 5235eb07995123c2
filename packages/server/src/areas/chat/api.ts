/** What other areas, `http` and `boot` use of `chat`; the rest is private. */
export { markRead, sendTyping } from './conversation-actions.ts';
export { fetchMessages, markReceived } from './fetched-messages.ts';
export { lockForConfirmation } from './held-messages.ts';
export { mayLoadMessagePhoto } from './message-photos.ts';
export { sendMessage } from './send.ts';
