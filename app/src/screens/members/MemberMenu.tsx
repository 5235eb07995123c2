import { Inline } from '@velluto/ui/base';
import { BlockedNotice } from '@velluto/ui/product/notices';
import { useRef } from 'react';
import { createBlocksStore } from '../../features/safety/blocks.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useStore } from '../../platform/visit-context.ts';
import Safety from '../safety/Safety.tsx';

/** Block and report on a person's page; to who is blocked, the way back. */
export default function MemberMenu({
  member,
  blocked,
  onChange,
}: {
  member: { id: string; name: string };
  blocked: boolean;
  onChange: (blocked: boolean) => void;
}) {
  const blocks = useStore(createBlocksStore);
  const place = useRef<HTMLElement>(null);
  const { submit: unblock, pending } = useSubmit(async () => {
    await blocks.set(member.id, false);
    // the pressed button goes with the notice; what stays is the menu beside it
    place.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    onChange(false);
  });
  return (
    <Inline ref={place} gap={3}>
      {blocked && (
        <BlockedNotice by="reader" name={member.name} pending={pending} onUnblock={() => void unblock()} />
      )}
      <Safety member={member} blocked={blocked} onChange={event => onChange(event.blocked)} />
    </Inline>
  );
}
