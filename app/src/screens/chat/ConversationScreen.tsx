import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@velluto/ui/base';
import type { PhotoMessage } from '@velluto/ui/model';
import { ChatTopBar, ConversationFrame, ConversationList } from '@velluto/ui/product/chat';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createChatsStore } from '../../features/chat/chats.ts';
import type { ConversationData } from '../../features/chat/conversation.load.ts';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { chatMessages as messages } from '../../locales/messages/chat.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { useSession, useStore } from '../../platform/visit-context.ts';
import { Messages } from './Messages.tsx';
import { Writing } from './Writing.tsx';

const ChatPart = lazy(() => import('./ChatPart.tsx'));

/** Room of a button: what comes later must not move the rest. */
const place = { minInlineSize: '2.75rem' };

/** All conversations, beside this one. */
const Conversations = memo(function Conversations({ active }: { active: string | null }) {
  const { conversations } = useSnapshot(useStore(createChatsStore).state);
  return (
    <ConversationList
      conversations={conversations}
      hrefFor={one => `/chats/${one.id}`}
      activeId={active ?? undefined}
      membersHref="/members"
    />
  );
});

/** A conversation; on wide screens with the list of all beside it. */
export default function ConversationScreen({ data }: ScreenProps<ConversationData>) {
  const { t } = useLingui();
  const { user } = useSession();
  const threads = useStore(createThreadsStore);
  const [open, setOpen] = useState<'lines' | PhotoMessage | null>(null);
  const hydrated = useHydrated();
  const id = data.chat.profile.id;
  const thread = useSnapshot(threads.state).threads[id];
  const conversation = thread?.conversation ?? null;
  const title = t(messages.withName({ name: data.chat.profile.name }));
  useTitle(title);

  useEffect(() => threads.resume(id), [threads, id]);

  if (!thread) return null;
  const { member, needsCredits } = thread;
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ConversationFrame
        list={<Conversations active={conversation} />}
        top={
          <ChatTopBar
            member={member}
            profileHref={`/members/${id}`}
            backHref="/chats"
            credits={user?.credits ?? null}
            creditsHref="/credits"
            menu={
              <span style={place}>
                {hydrated && (
                  <Suspense>
                    <ChatPart
                      part="menu"
                      member={member}
                      conversation={conversation}
                      blocked={thread.blockedByMe}
                    />
                  </Suspense>
                )}
              </span>
            }
          />
        }
        messages={<Messages id={id} onOpen={setOpen} />}
        composer={
          <Writing
            id={id}
            gift={
              <span style={place}>
                {hydrated && (
                  <Suspense>
                    <ChatPart part="gift" member={member} />
                  </Suspense>
                )}
              </span>
            }
          />
        }
      />
      {(needsCredits || open) && (
        <Suspense>
          <ChatPart
            part="dialogs"
            member={member}
            problem={needsCredits}
            open={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
