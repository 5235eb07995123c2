import { msg } from '@lingui/core/macro';

/** Texts of the conversations. */
export const chatMessages = {
  title: msg({
    id: 'app.Chat.title',
    message: 'Messages',
    comment: 'Title of the page with all conversations',
  }),
  withName: ({ name }: { name: string }) =>
    msg({
      id: 'app.Chat.withName',
      message: `Conversation with ${name}`,
      comment: 'Title of a conversation',
    }),
  empty: msg({
    id: 'app.Chat.empty',
    message: 'The first line is <em>yours</em>',
    comment: 'Title in a conversation without messages; the word inside <em> is set in italics',
  }),
  lines: msg({
    id: 'app.Chat.lines',
    message: 'Suggest a line',
    comment: 'Button in a conversation without messages: opens a dialog with suggested first messages',
  }),
  gift: msg({
    id: 'app.Chat.gift',
    message: 'Send a gift',
    comment: 'Button in a conversation: opens the choice of gifts',
  }),
  limits: msg({
    id: 'app.Chat.limits',
    message: 'My limits',
    comment:
      'Link below a conversation of somebody who paused spending: leads to the limits of one’s own spending',
  }),
  packages: msg({
    id: 'app.Chat.packages',
    message: 'See the packages',
    comment: 'Link below a conversation that needs a package before the first message',
  }),
};
