import { type CallOptions, getChat, markChatRead } from '@velluto/api-client';
import { toMessage, toPerson } from '@velluto/api-client/ui';
import {
  ChatTopBar,
  Composer,
  ComposerBlocked,
  ConversationFrame,
  ConversationList,
  MessageList,
} from '@velluto/ui/product/chat';
import { ChatLayout } from '@velluto/ui/product/layout';
import { NotEnoughCreditsDialog } from '@velluto/ui/product/payments/NotEnoughCreditsDialog';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api.ts';
import { ExamplesNotice, Frame } from '../../Frame.tsx';
import { LoadProblem } from '../../LoadProblem.tsx';
import { messageCost } from '../../people/messageCost.ts';
import { useSession } from '../../session.ts';
import { useData } from '../../useData.ts';
import { loadConversations } from './Conversations.tsx';
import { onLiveEvent } from './onLiveEvent.ts';
import { useSending } from './useSending.ts';

interface ConversationProps {
  /** Id of the conversation. */
  conversation?: string;
  /** Id of the other person, where the conversation may not have begun. */
  profile?: string;
}

/** A conversation; on wide screens with the list of all beside it. */
export function Conversation({ conversation, profile }: ConversationProps) {
  const { settings, viewer, reload: reloadSession } = useSession();
  const load = useCallback(
    (options: CallOptions) => getChat(client, { conversation, profile }, options),
    [conversation, profile],
  );
  const { data: chat, problem, reload } = useData(load);
  const { data: all, reload: reloadAll } = useData(loadConversations);
  const refresh = async () => void (await Promise.all([reloadSession(), reloadAll()]));
  const { written, write, retry, discard } = useSending(chat?.profile.id ?? '', refresh);
  const [draft, setDraft] = useState('');
  const [missing, setMissing] = useState<number | null>(null);

  useEffect(
    () =>
      onLiveEvent(({ event }) => {
        if (event !== 'message') return;
        void reload();
        void reloadAll();
      }),
    [reload, reloadAll],
  );

  if (!chat) return <Frame>{problem && <LoadProblem problem={problem} onRetry={reload} />}</Frame>;

  const member = toPerson(chat.profile);
  const { id, last_seq, read_seq } = chat.conversation;
  const stored = chat.messages.map(message => toMessage(message));
  const messages = [...stored, ...written.filter(({ key }) => !stored.some(other => other.key === key))];
  const markRead = async () => {
    if (!id || last_seq <= read_seq) return;
    // where it fails, the next visit marks them
    await markChatRead(client, { conversation: id, seq: last_seq }).then(refresh, () => undefined);
  };

  const { blocked_reason: blocked } = chat;
  return (
    <ChatLayout banners={<ExamplesNotice />}>
      <title>{member.name}</title>
      <ConversationFrame
        list={<ConversationList conversations={all ?? []} loading={!all} activeId={id ?? undefined} />}
        top={<ChatTopBar member={member} profileHref={`/members/${member.id}`} credits={viewer.credits} />}
        messages={
          <MessageList
            name={member.name}
            messages={messages}
            readSeq={read_seq}
            onReachEnd={() => void markRead()}
            onRetry={({ message }) => retry(message)}
            onDiscard={({ message }) => discard(message)}
          />
        }
        composer={
          blocked && blocked !== 'not_enough_credits' ? (
            <ComposerBlocked problem={{ code: blocked }} />
          ) : (
            <Composer
              name={member.name}
              value={draft}
              onChange={({ text }) => setDraft(text)}
              onSend={({ text }) => {
                setDraft('');
                write(text);
              }}
              cost={messageCost(settings, chat.message_credits)}
              credits={viewer.credits}
              maxLength={settings.message_length.max}
              onNotEnoughCredits={({ need }) => setMissing(need)}
            />
          )
        }
      />
      <NotEnoughCreditsDialog
        open={missing !== null}
        need={missing ?? 0}
        have={viewer.credits ?? 0}
        onClose={() => setMissing(null)}
      />
    </ChatLayout>
  );
}
