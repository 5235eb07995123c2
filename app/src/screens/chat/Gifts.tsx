import { useLingui } from '@lingui/react/macro';
import type { ConversationMember } from '@velluto/ui/model';
import { GiftPickerDialog } from '@velluto/ui/product/chat/GiftPickerDialog';
import { use } from 'react';
import { createExtras } from '../../features/chat/extras.ts';
import { toGift } from '../../features/chat/map.ts';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { giftNames } from '../../locales/messages/gifts.ts';
import { priceOf } from '../../platform/price.ts';
import { useSession, useStore, useVisit } from '../../platform/visit-context.ts';

/** Chooses a gift and sends it: it goes through the outbox like every message. */
export default function Gifts({ member, onClose }: { member: ConversationMember; onClose: () => void }) {
  const { t } = useLingui();
  const visit = useVisit();
  const { user } = useSession();
  const threads = useStore(createThreadsStore);
  const gifts = use(useStore(createExtras).gifts());
  const credits = visit.site.gift_credits;
  return (
    <GiftPickerDialog
      open
      member={member}
      gifts={gifts.map(id => ({ ...toGift(id), name: t(giftNames[id]) }))}
      cost={{ credits, price: priceOf(visit, credits) }}
      credits={user?.credits ?? null}
      creditsHref="/credits"
      onSend={({ giftId }) => {
        const gift = gifts.find(id => id === giftId);
        if (gift) void threads.act(sending => sending.gift(member.id, gift));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
