import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button, Icon, icons } from '@velluto/ui/base';
import { Modal } from '@velluto/ui/patterns/Modal';
import { useRef } from 'react';
import { profileMessages as messages } from '../../locales/messages/profile.ts';

/** Asks before a photo is gone for good, and offers the way back first. */
export function DeletePhoto({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      title={<Trans {...messages.deleteAsk} components={{ em: <em /> }} />}
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
