import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { GiftId } from '@velluto/api-client';
import { Button } from '@velluto/ui/base';
import type { Message, PhotoMessage } from '@velluto/ui/model';
import { EmptyState } from '@velluto/ui/patterns';
import { MessageList } from '@velluto/ui/product/chat';
import { FictionalNotice } from '@velluto/ui/product/profiles';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { createConversationStore } from '../../features/chat/conversation.ts';
import { visibleMessages } from '../../features/chat/thread.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { chatMessages as messages } from '../../locales/messages/chat/chat.ts';
import { giftNames } from '../../locales/messages/chat/gifts.ts';

interface MessagesProps {
  /** Id of the other person. */
  id: string;
  /** Opens the icebreakers, or a photo in full. */
  onOpen: (open: 'icebreakers' | PhotoMessage) => void;
}

/** The messages of a conversation: renders with each message, and not while the user types. */
export function Messages({ id, onOpen }: MessagesProps) {
  const { t } = useLingui();
  const { fictional_warning } = useAppContext().site;
  const store = useStore(createConversationStore);
  const { threads, outgoing } = useSnapshot(store.state);
  const thread = threads[id];
  const retry = useCallback(
    ({ message }: { message: Message }) => void store.retry(id, message.id),
    [store, id],
  );
  const discard = useCallback(
    ({ message }: { message: Message }) => void store.discard(id, message.id),
    [store, id],
  );
  const openPhoto = useCallback(({ message }: { message: PhotoMessage }) => onOpen(message), [onOpen]);

  if (!thread) return null;
  const { member, blocked } = thread;
  const list = visibleMessages(thread, outgoing).map(message =>
    message.kind === 'gift'
      ? { ...message, gift: { ...message.gift, name: t(giftNames[message.gift.id as GiftId]) } }
      : message,
  );
  return (
    <MessageList
      messages={list}
      name={member.name}
      readSeq={thread.readSeq}
      hasMore={thread.hasMore}
      loadingOlder={thread.loadingOlder}
      typing={thread.typing}
      notice={<FictionalNotice origin={member.origin} warning={fictional_warning} />}
      empty={
        blocked ? undefined : (
          <EmptyState
            title={<Trans {...messages.empty} components={{ em: <em /> }} />}
            actions={<Button onClick={() => onOpen('icebreakers')}>{t(messages.lines)}</Button>}
          />
        )
      }
      onLoadOlder={() => void store.loadOlder(id)}
      onReachEnd={() => void store.markRead(id)}
      onRetry={retry}
      onDiscard={discard}
      onOpenPhoto={openPhoto}
    />
  );
}
