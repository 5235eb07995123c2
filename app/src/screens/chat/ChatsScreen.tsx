import { useLingui } from '@lingui/react/macro';
import { Page, PageBleed } from '@velluto/ui/patterns';
import { ConversationList } from '@velluto/ui/product/chat';
import { NewMatches } from '@velluto/ui/product/likes';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type ChatsData, createChatsStore } from '../../features/chat/chats.ts';
import { createConversationStore } from '../../features/chat/conversation.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { StoreProblem } from '../../lib/StoreProblem.tsx';
import { useStore, useViewer } from '../../lib/useAppContext.ts';
import { chatMessages as messages } from '../../locales/messages/chat/chat.ts';

/** All conversations, below the matches with whom there is none yet. */
export default function ChatsScreen(_: ScreenProps<ChatsData>) {
  const { t } = useLingui();
  const chats = useStore(createChatsStore);
  const { conversations, matches, removed } = useSnapshot(chats.state);
  const [match] = matches;
  const store = useStore(createConversationStore);
  useEffect(() => store.resumeAll(), [store]);
  useTitle(t(messages.title));
  return (
    <Page title={t(messages.title)} width="reading" compact>
      <StoreProblem store={chats} />
      <PageBleed>
        <ConversationList
          conversations={conversations}
          onRemove={({ conversation }) => void chats.remove(conversation.id)}
          removed={removed}
          onUndo={chats.undoRemoval}
          me={useViewer()}
          match={match && { ...match.member, href: `/members/${match.member.id}/chat` }}
        >
          <NewMatches matches={matches} href="/members/{id}/chat" />
        </ConversationList>
      </PageBleed>
    </Page>
  );
}
