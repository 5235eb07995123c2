import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { VisuallyHidden } from '@velluto/ui/base';
import type { PhotoMessage } from '@velluto/ui/model';
import { ChatTopBar, Composer, ConversationFrame, ConversationList } from '@velluto/ui/product/chat';
import { useT } from '@velluto/ui/provider';
import { lazy, memo, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createChatsStore } from '../../features/chat/chats.ts';
import type { ConversationData } from '../../features/chat/conversation.load.ts';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { chatMessages as messages } from '../../locales/messages/chat.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { Later } from '../../platform/Later.tsx';
import { messagePrice, priceOf } from '../../platform/price.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSession, useStore, useVisit } from '../../platform/visit-context.ts';
import { Messages } from './Messages.tsx';
import { useKeyboard } from './useKeyboard.ts';

const ChatPart = lazy(() => import('./ChatPart.tsx'));

/** Where somebody goes who may not write, and what the link says. */
const remedies: { [blocked: string]: readonly [href: string, label: typeof messages.limits] } = {
  spending_paused: ['/transactions?view=wallet', messages.limits],
  conversation_limit: ['/credits', messages.packages],
};

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
  const t = useT();
  const visit = useVisit();
  const { user } = useSession();
  const threads = useStore(createThreadsStore);
  const [open, setOpen] = useState<'lines' | PhotoMessage | null>(null);
  const [ready, setReady] = useState(false);
  const id = data.chat.profile.id;
  const thread = useSnapshot(threads.state).threads[id];
  const enterSends = useKeyboard();
  const conversation = thread?.conversation ?? null;
  const title = t(messages.withName, { name: data.chat.profile.name });
  useTitle(title);

  useEffect(() => {
    setReady(true);
    threads.resume(id);
  }, [threads, id]);

  if (!thread) return null;
  const { member, messageCredits, blocked, needsCredits } = thread;
  const remedy = remedies[blocked ?? ''];
  const { photo_credits: photoCredits, message_length } = visit.site;
  const credits = user?.credits ?? null;
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
            credits={credits}
            creditsHref="/credits"
            menu={
              <span style={place}>
                {ready && (
                  <Later>
                    <ChatPart
                      part="menu"
                      member={member}
                      conversation={conversation}
                      blocked={thread.blockedByMe}
                    />
                  </Later>
                )}
              </span>
            }
          />
        }
        messages={<Messages id={id} onOpen={setOpen} />}
        composer={
          <Composer
            name={member.name}
            value={thread.draft}
            cost={{ credits: messageCredits, price: messagePrice(visit) }}
            credits={credits}
            creditsHref="/credits"
            maxLength={message_length.max}
            tools={
              // on a phone the words need the room
              (enterSends || thread.draft === '') && (
                <span style={place}>
                  {ready && (
                    <Later>
                      <ChatPart part="gift" member={member} />
                    </Later>
                  )}
                </span>
              )
            }
            enterSends={enterSends}
            unconfirmed={user?.status === 'not_confirmed' ? { href: '/complete-signup' } : undefined}
            // without credits the box stays: what was written must not be lost
            blocked={blocked && blocked !== 'not_enough_credits' ? { code: blocked } : null}
            remedy={remedy && { href: remedy[0], label: t(remedy[1]) }}
            onChange={({ text }) => {
              threads.write(id, text);
              void threads.tellTyping(id);
            }}
            onSend={({ text }) => void threads.send(id, text)}
            onNotEnoughCredits={({ need }) => threads.offerCredits(id, need, credits ?? 0)}
            onFiles={({ files: [file] }) => file && void threads.act(one => one.photo(id, file))}
            photoCost={{ credits: photoCredits, price: priceOf(visit, photoCredits) }}
            photoMaxBytes={PHOTO_MAX_BYTES}
            upload={thread.upload}
            onCancelUpload={() => void threads.act(one => one.cancelPhoto(id))}
          />
        }
      />
      {(needsCredits || open) && (
        <Later>
          <ChatPart
            part="dialogs"
            member={member}
            problem={needsCredits}
            open={open}
            onClose={() => setOpen(null)}
          />
        </Later>
      )}
    </>
  );
}
