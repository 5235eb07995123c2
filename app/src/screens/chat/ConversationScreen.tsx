import { VisuallyHidden } from '@velluto/ui/base';
import {
  ChatTopBar,
  Composer,
  ConversationFrame,
  ConversationList,
  MessageList,
} from '@velluto/ui/product/chat';
import { FictionalNotice } from '@velluto/ui/product/profile';
import { useT } from '@velluto/ui/provider';
import { lazy, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createChatsStore } from '../../features/chat/chats.ts';
import type { ConversationData } from '../../features/chat/conversation.load.ts';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { chatMessages as messages } from '../../locales/messages/chat.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { Later } from '../../platform/Later.tsx';
import { messagePrice } from '../../platform/price.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSession, useStore, useVisit } from '../../platform/visit-context.ts';
import { useKeyboard } from './useKeyboard.ts';

const BuyCredits = lazy(() => import('./BuyCredits.tsx'));

/** A conversation; on wide screens with the list of all beside it. */
export default function ConversationScreen({ data }: ScreenProps<ConversationData>) {
  const t = useT();
  const visit = useVisit();
  const { user } = useSession();
  const threads = useStore(createThreadsStore);
  const chats = useStore(createChatsStore);
  const id = data.chat.profile.id;
  const thread = useSnapshot(threads.state).threads[id];
  const { conversations } = useSnapshot(chats.state);
  const enterSends = useKeyboard();
  const conversation = thread?.conversation ?? null;
  const title = t(messages.withName, { name: data.chat.profile.name });
  useTitle(title);

  useEffect(() => threads.resume(id), [threads, id]);
  useEffect(() => {
    visit.session.setOpenConversation(conversation);
    if (conversation) chats.opened(conversation);
    return () => visit.session.setOpenConversation(null);
  }, [visit, chats, conversation]);

  if (!thread) return null;
  const { member, messages: list, messageCredits, blocked, needsCredits } = thread;
  const credits = user?.credits ?? null;
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ConversationFrame
        list={
          <ConversationList
            conversations={conversations}
            hrefFor={one => `/chats/${one.id}`}
            activeId={conversation ?? undefined}
            membersHref="/members"
          />
        }
        top={
          <ChatTopBar
            member={member}
            profileHref={`/members/${id}`}
            backHref="/chats"
            credits={credits}
            creditsHref="/credits"
          />
        }
        messages={
          <MessageList
            messages={list}
            name={member.name}
            readSeq={thread.readSeq}
            hasMore={thread.hasMore}
            loadingOlder={thread.loadingOlder}
            typing={thread.typing}
            notice={<FictionalNotice origin={member.origin} warning={visit.site.fictional_warning} />}
            onLoadOlder={() => void threads.loadOlder(id)}
            onReachEnd={() => void threads.markRead(id)}
            onRetry={({ message }) => threads.retry(id, message.key ?? message.id)}
            onDiscard={({ message }) => threads.discard(id, message.key ?? message.id)}
          />
        }
        composer={
          <Composer
            name={member.name}
            value={thread.draft}
            cost={{ credits: messageCredits, price: messagePrice(visit) }}
            credits={credits}
            creditsHref="/credits"
            maxLength={visit.site.message_length.max}
            enterSends={enterSends}
            unconfirmed={user?.status === 'not_confirmed' ? { href: '/complete-signup' } : undefined}
            // without credits the box stays: what was written must not be lost
            blocked={blocked && blocked !== 'not_enough_credits' ? { code: blocked } : null}
            onChange={({ text }) => {
              threads.write(id, text);
              void threads.tellTyping(id);
            }}
            onSend={({ text }) => threads.send(id, text)}
            onNotEnoughCredits={() => threads.offerCredits(id, credits ?? 0)}
          />
        }
      />
      {needsCredits && (
        <Later>
          <BuyCredits problem={needsCredits} onClose={() => threads.closeOffer(id)} />
        </Later>
      )}
    </>
  );
}
