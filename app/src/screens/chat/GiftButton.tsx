import { useLingui } from '@lingui/react/macro';
import { Icon, IconButton, icons } from '@velluto/ui/base';
import type { ConversationMember } from '@velluto/ui/model';
import { lazy, Suspense, useState } from 'react';
import { chatMessages as messages } from '../../locales/messages/chat.ts';

const Gifts = lazy(() => import('./Gifts.tsx'));

export interface GiftButtonProps {
  /** Who will get it. */
  member: ConversationMember;
}

/** Opens the choice of gifts. */
export default function GiftButton({ member }: GiftButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={<Icon shape={icons.gift} />} label={t(messages.gift)} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <Gifts member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
