import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

it('names the files of a row', () => {
  expect(sourcesOf({ layout: 'Chat', screen: 'chat/ConversationScreen', load: 'chat/conversation' })).toEqual(
    {
      screen: 'src/screens/chat/ConversationScreen.tsx',
      layout: 'src/shell/ChatLayout.tsx',
      load: 'src/features/chat/conversation.load.ts',
    },
  );
});
