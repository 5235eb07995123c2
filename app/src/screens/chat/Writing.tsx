import { useLingui } from '@lingui/react/macro';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { Composer } from '@velluto/ui/product/chat';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { chatMessages as messages } from '../../locales/messages/chat.ts';
import { messagePrice, priceOf } from '../../platform/price.ts';
import { useSession, useStore, useVisit } from '../../platform/visit-context.ts';
import { useKeyboard } from './useKeyboard.ts';

/** Where somebody goes who may not write, and what the link says. */
const remedies: { [blocked: string]: readonly [href: string, label: typeof messages.limits] } = {
  spending_paused: ['/transactions?view=wallet', messages.limits],
  conversation_limit: ['/credits', messages.packages],
};

interface WritingProps {
  /** Id of the other person. */
  id: string;
  /** Opens the choice of gifts. */
  gift: ReactNode;
}

/** Where one writes to somebody; the only part that is drawn anew with every letter. */
export function Writing({ id, gift }: WritingProps) {
  const { t } = useLingui();
  const visit = useVisit();
  const { user } = useSession();
  const threads = useStore(createThreadsStore);
  const thread = useSnapshot(threads.state).threads[id];
  const enterSends = useKeyboard();
  if (!thread) return null;
  const { member, messageCredits, blocked, draft } = thread;
  const remedy = remedies[blocked ?? ''];
  const { photo_credits: photoCredits, message_length } = visit.site;
  const credits = user?.credits ?? null;
  return (
    <Composer
      name={member.name}
      value={draft}
      cost={{ credits: messageCredits, price: messagePrice(visit) }}
      credits={credits}
      creditsHref="/credits"
      maxLength={message_length.max}
      // on a phone the words need the room
      tools={(enterSends || draft === '') && gift}
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
  );
}
