import { useLingui } from '@lingui/react/macro';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { Icon, IconButton, icons } from '@velluto/ui/base';
import { Composer, ComposerBlocked, UnconfirmedEmailNotice } from '@velluto/ui/product/chat';
import { useSnapshot } from 'valtio';
import { createConversationStore } from '../../features/chat/conversation.ts';
import { costOf } from '../../features/wallet/price.ts';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { chatMessages as messages } from '../../locales/messages/chat/chat.ts';

/** A device with a mouse has a keyboard too: there Enter sends. */
const keyboard = '(hover: hover) and (pointer: fine)';

/** Link for members who cannot write. */
const remedies: { [blocked: string]: readonly [href: string, label: typeof messages.limits] } = {
  spending_paused: ['/transactions?view=wallet', messages.limits],
  conversation_limit: ['/credits', messages.packages],
};

interface MessageComposerProps {
  /** Id of the other person. */
  id: string;
  /** Opens the choice of gifts. */
  onGift: () => void;
  /** Asks before a chosen photo is sent. */
  onPhoto: (file: File) => void;
}

/** The composer of a conversation; the only part that renders with every letter. */
export function MessageComposer({ id, onGift, onPhoto }: MessageComposerProps) {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const store = useStore(createConversationStore);
  const thread = useSnapshot(store.state).threads[id];
  const enterSends = useMediaQuery(keyboard);
  if (!thread) return null;
  const { member, messageCredits, blocked, draft } = thread;
  // without credits the composer stays: the draft must not be lost
  if (blocked && blocked !== 'not_enough_credits') {
    const remedy = remedies[blocked];
    return (
      <ComposerBlocked
        problem={{ code: blocked }}
        remedy={remedy && { href: remedy[0], label: t(remedy[1]) }}
      />
    );
  }
  const { photo_credits: photoCredits, message_length } = app.site;
  const credits = user?.credits ?? null;
  return (
    <Composer
      name={member.name}
      origin={member.origin}
      value={draft}
      cost={costOf(app, user, messageCredits)}
      credits={credits}
      maxLength={message_length.max}
      // on a phone the text needs the space
      tools={
        (enterSends || draft === '') && (
          <IconButton icon={<Icon shape={icons.gift} />} label={t(messages.gift)} onClick={onGift} />
        )
      }
      enterSends={enterSends}
      notice={
        user?.status === 'not_confirmed' && (
          <UnconfirmedEmailNotice href="/complete-signup" reserved={user.reserved_credits} />
        )
      }
      onChange={({ text }) => {
        store.write(id, text);
        void store.tellTyping(id);
      }}
      onSend={({ text }) => void store.send(id, text)}
      onNotEnoughCredits={wanted => store.offerCredits(id, { ...wanted, have: credits ?? 0 })}
      photos={{
        onFiles: ({ files: [file] }) => file && onPhoto(file),
        cost: costOf(app, user, photoCredits),
        maxBytes: PHOTO_MAX_BYTES,
        upload: thread.upload,
        onCancel: () => void store.cancelPhoto(id),
      }}
    />
  );
}
