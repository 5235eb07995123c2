import { Button, Icon, icons } from '@velluto/ui/base';
import { Modal } from '@velluto/ui/patterns/Modal';
import { rich, useT } from '@velluto/ui/provider';
import { useRef } from 'react';
import { profileMessages as messages } from '../../locales/messages/profile.ts';

/** Asks before a photo is gone for good, and offers the way back first. */
export function DeletePhoto({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const t = useT();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      title={rich(t(messages.deleteAsk))}
      description={t(messages.deleteBody)}
      initialFocus={() => back.current}
      onClose={onClose}
      actions={
        <>
          <Button ref={back} onClick={onClose}>
            {t(messages.deleteKeep)}
          </Button>
          <Button tone="danger" startIcon={<Icon shape={icons.trash} size="s" />} onClick={onConfirm}>
            {t(messages.deleteNow)}
          </Button>
        </>
      }
    />
  );
}
