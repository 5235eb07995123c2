import type { ConversationMember } from '@velluto/ui/model';
import { IcebreakerDialog } from '@velluto/ui/product/chat/IcebreakerDialog';
import { use } from 'react';
import { createExtras } from '../../features/chat/extras.ts';
import { createThreadsStore } from '../../features/chat/threads.ts';
import { messagePrice } from '../../platform/price.ts';
import { useSession, useStore, useVisit } from '../../platform/visit-context.ts';

/** Lines to begin a conversation with. */
export default function Icebreakers({
  member,
  onClose,
}: {
  member: ConversationMember;
  onClose: () => void;
}) {
  const visit = useVisit();
  const { user } = useSession();
  const threads = useStore(createThreadsStore);
  const lines = use(useStore(createExtras).lines());
  return (
    <IcebreakerDialog
      open
      member={member}
      lines={lines}
      cost={{ credits: visit.site.message_credits, price: messagePrice(visit) }}
      credits={user?.credits ?? null}
      creditsHref="/credits"
      onPick={({ lineId }) => {
        const line = lines.find(one => one.id === lineId);
        if (line) void threads.send(member.id, line.text, line.id);
        onClose();
      }}
      onNo={onClose}
      onClose={onClose}
    />
  );
}
