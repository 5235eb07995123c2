import { useLingui } from '@lingui/react/macro';
import { toGift } from '@velluto/api-client/ui';
import type { ConversationMember, PhotoMessage } from '@velluto/ui/model';
import { GiftPickerDialog } from '@velluto/ui/product/chat/GiftPickerDialog';
import { IcebreakerDialog } from '@velluto/ui/product/chat/IcebreakerDialog';
import { PhotoSendDialog } from '@velluto/ui/product/chat/PhotoSendDialog';
import { PhotoViewerDialog } from '@velluto/ui/product/profiles/PhotoViewerDialog';
import { use, useEffect, useState } from 'react';
import { createConversationStore } from '../../features/chat/conversation.ts';
import { createChatExtras } from '../../features/chat/gifts-and-icebreakers.ts';
import type { Unpaid } from '../../features/chat/thread.ts';
import { costOf } from '../../features/wallet/price.ts';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { giftNames } from '../../locales/messages/chat/gifts.ts';
import { LazyMemberSafetyMenu } from '../moderation/LazyMemberSafetyMenu.tsx';
import { TopUpDialog } from './TopUpDialog.tsx';

interface DialogProps {
  member: ConversationMember;
  onClose: () => void;
}

/** Icebreakers, gifts, a chosen photo before it is sent, or a photo of the conversation in full. */
export type ChatDialog = 'icebreakers' | 'gifts' | File | PhotoMessage;

/** Dialogs of a conversation: the offer of packages, or the one that the user opened. */
export default function ChatDialogs({
  unpaid,
  open,
  ...dialog
}: DialogProps & {
  /** What could not be paid: the offer opens. */
  unpaid: Unpaid | null;
  open: ChatDialog | null;
}) {
  const store = useStore(createConversationStore);
  if (unpaid) return <TopUpDialog unpaid={unpaid} onClose={() => store.closeOffer(dialog.member.id)} />;
  if (open === 'icebreakers') return <Icebreakers {...dialog} />;
  if (open === 'gifts') return <Gifts {...dialog} />;
  if (open instanceof File) return <PhotoToSend file={open} {...dialog} />;
  return open && <Photo message={open} {...dialog} />;
}

/** Chooses a gift and sends it: it goes through the outbox like every message. */
function Gifts({ member, onClose }: DialogProps) {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const store = useStore(createConversationStore);
  const gifts = use(useStore(createChatExtras).gifts());
  return (
    <GiftPickerDialog
      open
      member={member}
      gifts={gifts.map(id => ({ ...toGift(id), name: t(giftNames[id]) }))}
      cost={costOf(app, user, app.site.gift_credits)}
      credits={user?.credits ?? null}
      reserved={user?.reserved_credits}
      onSend={({ giftId }) => {
        const gift = gifts.find(id => id === giftId);
        if (gift) void store.sendGift(member.id, gift);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Suggested first messages. */
function Icebreakers({ member, onClose }: DialogProps) {
  const app = useAppContext();
  const { user } = useSession();
  const store = useStore(createConversationStore);
  const icebreakers = use(useStore(createChatExtras).icebreakers());
  return (
    <IcebreakerDialog
      open
      member={member}
      icebreakers={icebreakers}
      cost={costOf(app, user, app.site.message_credits)}
      credits={user?.credits ?? null}
      reserved={user?.reserved_credits}
      onSend={({ icebreakerId }) => {
        const icebreaker = icebreakers.find(candidate => candidate.id === icebreakerId);
        if (icebreaker) void store.send(member.id, icebreaker.text, icebreaker.id);
        onClose();
      }}
      onWriteOwn={onClose}
      onClose={onClose}
    />
  );
}

/** A chosen photo; it is uploaded, sent and charged once the user confirms. */
function PhotoToSend({ file, member, onClose }: DialogProps & { file: File }) {
  const app = useAppContext();
  const { user } = useSession();
  const store = useStore(createConversationStore);
  const [src, setSrc] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (!src) return null;
  return (
    <PhotoSendDialog
      open
      member={member}
      photo={{ src, fileName: file.name }}
      cost={costOf(app, user, app.site.photo_credits)}
      maxLength={app.site.message_length.max}
      onSend={({ text }) => {
        void store.sendPhoto(member.id, file, text);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** A photo of the conversation in full; one of the other person can be reported. */
function Photo({ message, member, onClose }: DialogProps & { message: PhotoMessage }) {
  const { id, mine, origin, photo } = message;
  const { user } = useSession();
  const name = mine && user ? user.profile.name : member.name;
  return (
    <PhotoViewerDialog
      member={{ name, origin, photos: [{ ...photo, id, status: 'active' }] }}
      menu={!mine && <LazyMemberSafetyMenu member={member} reported={{ kind: 'message', message: id }} />}
      onClose={onClose}
    />
  );
}
