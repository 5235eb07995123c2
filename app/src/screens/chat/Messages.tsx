import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { GiftId } from '@velluto/api-client';
import { Button, icons } from '@velluto/ui/base';
import type { Conversation, Message, PhotoMessage } from '@velluto/ui/model';
import { EmptyArt, EmptyState } from '@velluto/ui/patterns';
import { MessageList } from '@velluto/ui/product/chat';
import { FictionalNotice } from '@velluto/ui/product/profiles';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { createConversationStore } from '../../features/chat/conversation.ts';
import { visibleMessages } from '../../features/chat/thread.ts';
import { useAppContext, useStore, useViewer } from '../../lib/useAppContext.ts';
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
      empty={blocked ? undefined : <NoMessages member={member} onLines={() => onOpen('icebreakers')} />}
      onLoadOlder={() => void store.loadOlder(id)}
      onReachEnd={() => void store.markRead(id)}
      onRetry={retry}
      onDiscard={discard}
      onOpenPhoto={openPhoto}
    />
  );
}

/** In place of the messages before the first: both people, and lines to begin with. */
function NoMessages({ member, onLines }: { member: Conversation['member']; onLines: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      art={<EmptyArt kind="talk" me={useViewer()} other={member} icon={icons.pencil} />}
      title={<Trans {...messages.empty} components={{ em: <em /> }} />}
      actions={
        <Button tone="primary" onClick={onLines}>
          {t(messages.lines)}
        </Button>
      }
    />
  );
}
