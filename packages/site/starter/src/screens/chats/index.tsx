import type { Screens } from '../../screens.ts';
import { Conversation } from './Conversation.tsx';
import { Conversations } from './Conversations.tsx';

export const chats: Screens = {
  pages: [
    { path: '/chats', show: () => <Conversations /> },
    { path: '/chats/:id', show: ({ id }) => <Conversation key={id} conversation={id} /> },
    { path: '/members/:id/chat', show: ({ id }) => <Conversation key={id} profile={id} /> },
  ],
  // this app has no profiles yet: a member's tile opens the conversation
  routes: { member: '/members/{id}/chat' },
};
