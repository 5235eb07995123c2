'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { giftPickerDialog, photoSendDialog } from '../../../i18n/messages/chat-dialogs.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';
import { useCostText } from '../useCostText.ts';
import * as styles from './PhotoSendDialog.css.ts';

export interface PhotoSendDialogProps extends Omit<SendDialogProps, 'credits' | 'creditsHref'> {
  /** The chosen picture, which is still on the device only. */
  photo: { src: string; fileName: string };
  onSend: () => void;
}

/** Asks before a chosen photo is uploaded, sent and charged; closing it discards the photo. */
export function PhotoSendDialog({ photo, cost, onSend, onClose, ...frame }: PhotoSendDialogProps) {
  const { t } = useLingui();
  const costText = useCostText()(cost);
  return (
    <SendDialogFrame
      {...frame}
      onClose={onClose}
      component="PhotoSendDialog"
      title={photoSendDialog.title}
      description={t(photoSendDialog.body({ cost: costText }))}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {t(photoSendDialog.remove)}
          </Button>
          <Button tone="primary" onClick={onSend}>
            {t(giftPickerDialog.send({ cost: costText }))}
          </Button>
        </>
      }
    >
      <figure className={styles.figure}>
        <img
          className={styles.photo}
          src={photo.src}
          alt={t(photoSendDialog.preview({ file: photo.fileName }))}
        />
        <figcaption dir="auto" translate="no" className={styles.caption}>
          {photo.fileName}
        </figcaption>
      </figure>
    </SendDialogFrame>
  );
}
