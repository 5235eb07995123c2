'use client';

import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { messageBubble } from '../../../i18n/messages/chat.ts';
import { messageMedia } from '../../../i18n/messages/chat-media.ts';
import { photoViewerDialog } from '../../../i18n/messages/profile-dialogs.ts';
import type { PhotoMessage } from '../../../model/message.ts';
import * as styles from './MessageMedia.css.ts';

export interface MessagePhotoProps {
  message: PhotoMessage;
  /** The other person. */
  name: string;
  /** More by the same author follows at once. */
  followed: boolean;
  /** Opens it in full. */
  onOpenPhoto?: (event: { message: PhotoMessage }) => void;
}

/** A photo in a conversation. One that does not come says so, and can be fetched again. */
export function MessagePhoto({ message, name, followed, onOpenPhoto }: MessagePhotoProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { photo, mine, status } = message;

  const shape = cx(mine ? styles.own : styles.other, followed && styles.followed, styles.way[status]);
  const framed = status === 'sending' || status === 'held' || status === 'failed';
  const picture = (
    <Photo
      photo={photo}
      alt={t(mine ? messageMedia.ownPhoto : messageMedia.photo({ name }))}
      ratio="auto"
      sizes="16rem"
      tone="true"
      radius={framed ? 'bubble' : 'none'}
    >
      <span className={styles.waiting}>
        <span className={styles.mark}>
          <Icon shape={icons.photo} />
        </span>
      </span>
    </Photo>
  );
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame} onErrorCapture={() => setFailed(true)}>
      {failed ? (
        <div data-part="missing" className={cx(styles.missing, shape, styles.roomy)}>
          <p>{t(photoViewerDialog.failed)}</p>
          <Button
            size="s"
            onClick={() => {
              // the button goes: who pressed it stays at the photo
              frame.current?.focus();
              setFailed(false);
            }}
          >
            {t(messageBubble.retry)}
          </Button>
        </div>
      ) : onOpenPhoto ? (
        <button
          type="button"
          className={cx(styles.photo, styles.opens, shape)}
          onClick={() => onOpenPhoto({ message })}
        >
          {picture}
        </button>
      ) : (
        <div className={cx(styles.photo, shape)}>{picture}</div>
      )}
    </div>
  );
}
