import { ConfirmDialog } from '@velluto/ui/product/layout/ConfirmDialog';
import { SafetyMenu } from '@velluto/ui/product/layout/SafetyMenu';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createBlocksStore } from '../../features/moderation/blocks.ts';
import type { ReportTarget } from '../../features/moderation/report.ts';
import ReportDialog from '../../layout/ReportDialog.tsx';
import { useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';

export interface MemberSafetyMenuProps {
  member: { id: string; name: string };
  /** The user had blocked them when the page was loaded. */
  blocked?: boolean;
  /** What a report is about; the profile if left out. */
  reported?: ReportTarget;
  /** Called after blocking or unblocking. */
  onChange?: (event: { blocked: boolean }) => void;
  /** Removes the conversation, which can be undone; in one. */
  onDeleteChat?: () => void;
}

/** Menu to block and report, for every place where a person is shown. Load it lazily. */
export default function MemberSafetyMenu({
  member,
  blocked = false,
  reported,
  onChange,
  onDeleteChat,
}: MemberSafetyMenuProps) {
  const blocks = useStore(createBlocksStore);
  const { changed } = useSnapshot(blocks.state);
  const [open, setOpen] = useState<'report' | 'block' | 'unblock' | null>(null);
  const { id, name } = member;
  const isBlocked = changed[id] ?? blocked;
  const { submit, pending, problem, setErrors } = useSubmit(async () => {
    const block = open === 'block';
    await blocks.set(id, block);
    setOpen(null);
    onChange?.({ blocked: block });
  });
  const close = () => {
    setErrors({});
    setOpen(null);
  };
  return (
    <>
      <SafetyMenu
        name={name}
        blocked={isBlocked}
        onReport={() => setOpen('report')}
        onBlock={() => setOpen(isBlocked ? 'unblock' : 'block')}
        onDeleteChat={onDeleteChat}
      />
      {open === 'report' && (
        <ReportDialog reported={reported ?? { kind: 'profile', profile: id }} name={name} onClose={close} />
      )}
      {open && open !== 'report' && (
        <ConfirmDialog
          open
          question={{ action: open, name }}
          pending={pending}
          problem={problem}
          onConfirm={() => void submit()}
          onClose={close}
        />
      )}
    </>
  );
}
