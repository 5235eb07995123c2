/** What other areas, `http` and `boot` use of `chat`; the rest is private. */
export { markRead, sendTyping } from './conversation-actions.ts';
export { fetchMessages, markReceived } from './fetched-messages.ts';
export {
  lockForConfirmation,
  releaseHeldMessages,
  sendSignupMessage,
  withdrawHeldMessages,
} from './held-messages.ts';
export { cleanUpMessagePhotos, mayLoadMessagePhoto } from './message-photos.ts';
export { hasUnreadPaid, refundUnread } from './refund.ts';
export { sendMessage } from './send.ts';
