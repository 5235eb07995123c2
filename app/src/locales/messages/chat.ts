import { msg } from '@lingui/core/macro';

/** Texts of the conversations. */
export const chatMessages = {
  title: msg({
    id: 'app.Chat.title',
    message: 'Messages',
    comment: 'Title of the page with all conversations',
  }),
  withName: msg({
    id: 'app.Chat.withName',
    message: 'Conversation with {name}',
    comment: 'Title of a conversation',
  }),
};
