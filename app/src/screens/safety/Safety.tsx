import { ConfirmDialog } from '@velluto/ui/product/shell/ConfirmDialog';
import { SafetyMenu } from '@velluto/ui/product/shell/SafetyMenu';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createBlocksStore } from '../../features/safety/blocks.ts';
import type { Reported } from '../../features/trust/report.ts';
import { useStore } from '../../platform/visit-context.ts';

const ReportDialog = lazy(() => import('../../shell/ReportDialog.tsx'));

export interface SafetyProps {
  member: { id: string; name: string };
  /** The user had blocked them when the page was loaded. */
  blocked?: boolean;
  /** What a report is about; the profile unless told. */
  reported?: Reported;
  /** They were blocked, or let in again. */
  onChange?: (event: { blocked: boolean }) => void;
  /** Deletes the conversation; in one. */
  onDeleteChat?: () => void;
}

/** Block, report and what else protects, two steps from everywhere a person is seen. Load it lazily. */
export default function Safety({ member, blocked = false, reported, onChange, onDeleteChat }: SafetyProps) {
  const blocks = useStore(createBlocksStore);
  const { changed, pending, problem } = useSnapshot(blocks.state);
  const [open, setOpen] = useState<'report' | 'block' | 'unblock' | 'deleteChat' | null>(null);
  const { id, name } = member;
  const isBlocked = changed[id] ?? blocked;
  const close = () => {
    blocks.closeProblem();
    setOpen(null);
  };
  const confirm = async () => {
    if (open === 'deleteChat') {
      onDeleteChat?.();
      return close();
    }
    const wanted = open === 'block';
    if (!(await blocks.set(id, wanted))) return;
    close();
    onChange?.({ blocked: wanted });
  };
  return (
    <>
      <SafetyMenu
        name={name}
        blocked={isBlocked}
        onReport={() => setOpen('report')}
        onBlock={() => setOpen(isBlocked ? 'unblock' : 'block')}
        onDeleteChat={onDeleteChat && (() => setOpen('deleteChat'))}
      />
      {open === 'report' && (
        <Suspense>
          <ReportDialog reported={reported ?? { kind: 'profile', profile: id }} name={name} onClose={close} />
        </Suspense>
      )}
      {open && open !== 'report' && (
        <ConfirmDialog
          open
          question={{ deed: open, name }}
          pending={pending !== null}
          problem={problem}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  );
}
