import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@velluto/ui/base';
import { ChatTopBar, ConversationFrame, ConversationList } from '@velluto/ui/product/chat';
import { ConnectionBanner } from '@velluto/ui/product/layout';
import { type CSSProperties, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createChatsStore } from '../../features/chat/chats.ts';
import { type ConversationData, createConversationStore } from '../../features/chat/conversation.ts';
import { trackOpenConversation } from '../../features/chat/read-receipts.ts';
import { createLikesStore } from '../../features/likes/likes.ts';
import { type ConnectionState, followConnection } from '../../lib/connection.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { chatMessages as messages } from '../../locales/messages/chat/chat.ts';
import { LazyMemberSafetyMenu } from '../moderation/LazyMemberSafetyMenu.tsx';
import type { ChatDialog } from './ChatDialogs.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { Messages } from './Messages.tsx';

const ChatDialogs = lazyPart(() => import('./ChatDialogs.tsx'));

/** Below the top bar and above the messages, without a layout shift. */
const belowTopBar: CSSProperties = {
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
};

/** Shows that live updates are interrupted. */
function ConnectionStatus() {
  const { bus } = useAppContext();
  const [state, setState] = useState<ConnectionState>('online');
  useEffect(() => followConnection(bus, window, setState), [bus]);
  return (
    <div style={belowTopBar}>
      <ConnectionBanner state={state} />
    </div>
  );
}

/** All conversations, beside this one. */
function Conversations({ active }: { active: string | null }) {
  const { conversations } = useSnapshot(useStore(createChatsStore).state);
  return <ConversationList conversations={conversations} activeId={active} />;
}

/** A conversation; on wide screens with the list of all beside it. */
export default function ConversationScreen({ data }: ScreenProps<ConversationData>) {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const { navigate, refresh } = useNavigator();
  const store = useStore(createConversationStore);
  const chats = useStore(createChatsStore);
  const likes = useStore(createLikesStore);
  const [dialog, setDialog] = useState<ChatDialog | null>(null);
  // a transition, so that the press is answered before the dialog renders
  const open = useCallback((next: ChatDialog) => startTransition(() => setDialog(next)), []);
  const { id, name } = data.chat.profile;
  const thread = useSnapshot(store.state).threads[id];
  const conversation = thread?.conversation ?? null;
  const title = t(messages.withName({ name }));
  useTitle(title);

  useEffect(() => store.resume(id), [store, id]);
  useEffect(() => {
    if (chats.isNewMatch(id)) void likes.seen(id);
  }, [chats, likes, id]);
  useEffect(() => (conversation ? trackOpenConversation(app, conversation) : undefined), [app, conversation]);

  if (!thread) return null;
  const { member, needsCredits } = thread;
  const deleteChat = (deleted: string) => {
    void chats.remove(deleted);
    void navigate('/chats');
  };
  const menu = (
    <>
      <LazyMemberSafetyMenu
        member={member}
        blocked={thread.blockedByMe}
        onChange={({ blocked }) => {
          store.setBlocked(id, blocked);
          void (blocked ? navigate('/chats') : refresh());
        }}
        onDeleteChat={conversation ? () => deleteChat(conversation) : undefined}
      />
      <ConnectionStatus />
    </>
  );
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ConversationFrame
        list={<Conversations active={conversation} />}
        top={
          <ChatTopBar
            member={member}
            credits={user?.credits ?? null}
            reserved={user?.reserved_credits}
            menu={menu}
          />
        }
        messages={<Messages id={id} onOpen={open} />}
        composer={<MessageComposer id={id} onGift={() => open('gifts')} onPhoto={open} />}
      />
      {(needsCredits || dialog) && (
        <Suspense>
          <ChatDialogs member={member} unpaid={needsCredits} open={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
