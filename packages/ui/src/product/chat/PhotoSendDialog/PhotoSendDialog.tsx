'use client';

import { useLingui } from '@lingui/react/macro';
import { withLineBreaks } from '@velluto/rules';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { photoSendDialog } from '../../../i18n/messages/chat/chat-dialogs.ts';
import { PricedLabel } from '../../../patterns/PricedLabel/PricedLabel.tsx';
import { LimitedTextArea } from '../../LimitedTextArea.tsx';
import { useCharacterCount } from '../../useCharacterCount.ts';
import { useCostText } from '../../useCostText.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';
import * as styles from './PhotoSendDialog.css.ts';

export interface PhotoSendDialogProps extends Omit<SendDialogProps, 'credits' | 'creditsHref'> {
  /** The chosen picture, which is still on the device only. */
  photo: { src: string; fileName: string };
  /** Most characters of the words to go with it. */
  maxLength: number;
  /** Called with the trimmed words, empty for none; never when they are too long. */
  onSend: (event: { text: string }) => void;
}

/** Asks before a chosen photo is uploaded, sent and charged, with a text or without; closing it discards the photo. */
export function PhotoSendDialog({
  photo,
  cost,
  maxLength,
  onSend,
  onClose,
  className,
  ...frame
}: PhotoSendDialogProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { isOver } = useCharacterCount(words, maxLength);
  const costText = useCostText()(cost);
  return (
    <SendDialogFrame
      {...frame}
      onClose={onClose}
      className={cx('vl-PhotoSendDialog', className)}
      title={photoSendDialog.title}
      description={t(photoSendDialog.body({ cost: costText }))}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {t(photoSendDialog.remove)}
          </Button>
          <Button
            tone="primary"
            disabled={isOver}
            onClick={() => onSend({ text: withLineBreaks(words).trim() })}
          >
            <PricedLabel cost={costText}>{t(composer.send)}</PricedLabel>
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
      <LimitedTextArea
        label={t(photoSendDialog.words)}
        description={t(photoSendDialog.wordsPrice)}
        value={words}
        max={maxLength}
        rows={1}
        maxRows={4}
        dir="auto"
        onChange={event => setWords(event.target.value)}
      />
    </SendDialogFrame>
  );
}
