import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { GiftId } from '@velluto/api-client';
import { Button } from '@velluto/ui/base';
import type { Message, PhotoMessage } from '@velluto/ui/model';
import { EmptyState } from '@velluto/ui/patterns';
import { MessageList } from '@velluto/ui/product/chat';
import { FictionalNotice } from '@velluto/ui/product/profile';
import { memo, startTransition, useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { chatMessages as messages } from '../../locales/messages/chat.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';

interface MessagesProps {
  /** Id of the other person. */
  id: string;
  /** Opens the ready lines, or a photo in full. */
  onOpen: (open: 'lines' | PhotoMessage) => void;
}

/** What was said with somebody; drawn with what is new, and left alone while one writes. */
export const Messages = memo(function Messages({ id, onOpen }: MessagesProps) {
  const { t } = useLingui();
  const { fictional_warning } = useVisit().site;
  const threads = useStore(createThreadsStore);
  const thread = useSnapshot(threads.state).threads[id];
  const [gifts, setGifts] = useState<Record<GiftId, MessageDescriptor> | null>(null);
  const withGifts = thread?.messages.some(message => message.kind === 'gift') ?? false;
  useEffect(() => {
    if (!withGifts) return;
    // most conversations have none: their names come with the first
    import('../../locales/messages/gifts.ts').then(
      ({ giftNames }) => setGifts(giftNames),
      () => undefined, // the drawing says it too
    );
  }, [withGifts]);
  const retry = useCallback(
    ({ message }: { message: Message }) => void threads.act(one => one.retry(id, message.id)),
    [threads, id],
  );
  const discard = useCallback(
    ({ message }: { message: Message }) => void threads.act(one => one.discard(id, message.id)),
    [threads, id],
  );
  const openPhoto = useCallback(({ message }: { message: PhotoMessage }) => onOpen(message), [onOpen]);

  if (!thread) return null;
  const { member, blocked } = thread;
  const list = thread.messages.map(message =>
    message.kind === 'gift' && gifts
      ? { ...message, gift: { ...message.gift, name: t(gifts[message.gift.id as GiftId]) } }
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
            actions={
              <Button onClick={() => startTransition(() => onOpen('lines'))}>{t(messages.lines)}</Button>
            }
          />
        )
      }
      onLoadOlder={() => void threads.loadOlder(id)}
      onReachEnd={() => void threads.markRead(id)}
      onRetry={retry}
      onDiscard={discard}
      onOpenPhoto={openPhoto}
    />
  );
});
