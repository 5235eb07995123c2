import { Icon, IconButton, icons } from '@velluto/ui/base';
import type { ConversationMember } from '@velluto/ui/model';
import { useT } from '@velluto/ui/provider';
import { lazy, useState } from 'react';
import { chatMessages as messages } from '../../locales/messages/chat.ts';
import { Later } from '../../platform/Later.tsx';

const Gifts = lazy(() => import('./Gifts.tsx'));

/** What can be done in a conversation besides writing. */
export default function ChatTools({ member }: { member: ConversationMember }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        tone="plain"
        icon={<Icon shape={icons.gift} />}
        label={t(messages.gift)}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Later>
          <Gifts member={member} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
