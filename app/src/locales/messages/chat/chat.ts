import { msg } from '@lingui/core/macro';

/** Texts of the conversations. */
export const chatMessages = {
  title: msg({
    id: 'app.Chat.title',
    message: 'Messages',
    comment: 'Page title and headline of the page with all conversations',
  }),
  withName: ({ name }: { name: string }) =>
    msg({
      id: 'app.Chat.withName',
      message: `Conversation with ${name}`,
      comment: 'Page title of a conversation; {name}: the other person',
    }),
  empty: msg({
    id: 'app.Chat.empty',
    message: 'Write the <em>first message</em>',
    comment: 'Headline in a conversation without messages; text inside <em> is in italics',
  }),
  lines: msg({
    id: 'app.Chat.lines',
    message: 'Suggest a line',
    comment: 'Button in a conversation without messages; opens a dialog with suggested first messages',
  }),
  gift: msg({
    id: 'app.Chat.gift',
    message: 'Send a gift',
    comment: 'Button in a conversation; opens the dialog to choose a gift',
  }),
  limits: msg({
    id: 'app.Chat.limits',
    message: 'My limits',
    comment:
      'Link in a conversation, for a member who has paused their own spending; leads to the member’s spending limits',
  }),
  packages: msg({
    id: 'app.Chat.packages',
    message: 'See the packages',
    comment:
      'Link in a conversation, for a member who needs a package before the first message; leads to the packages',
  }),
};
