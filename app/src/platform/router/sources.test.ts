import { expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

it('names the files of a row', () => {
  const row = { layout: 'Chat', screen: 'chat/ConversationScreen', load: 'chat/conversation' } as const;
  expect(sourcesOf(row, true)).toEqual({
    screen: 'src/screens/chat/ConversationScreen.tsx',
    layout: 'src/shell/ChatLayout.tsx',
    load: 'src/features/chat/conversation.load.ts',
  });
});

it('has another frame for visitors', () => {
  const row = { layout: 'Default', screen: 'home/HomeScreen' } as const;
  expect([true, false].map(signedIn => sourcesOf(row, signedIn).layout)).toEqual([
    'src/shell/DefaultLayout.tsx',
    'src/shell/VisitorLayout.tsx',
  ]);
});
