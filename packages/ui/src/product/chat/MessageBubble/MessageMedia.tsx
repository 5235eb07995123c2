'use client';

import { useLingui } from '@lingui/react/macro';
import { FACT_DOT } from '@velluto/rules';
import { useRef, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Coin } from '../../../base/Coin/Coin.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { messageBubble } from '../../../i18n/messages/chat/chat.ts';
import { messageMedia } from '../../../i18n/messages/chat/chat-media.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { photoViewerDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import type { GiftMessage, PhotoMessage } from '../../../model/message.ts';
import { useImage } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './MessageMedia.css.ts';

export interface MessageMediaProps {
  /** The message with a photo or a gift. */
  message: PhotoMessage | GiftMessage;
  /** The other person. */
  name: string;
  /** More by the same author follows. */
  followed: boolean;
  /** Opens a photo in full. */
  onOpenPhoto?: (event: { message: PhotoMessage }) => void;
}

/** The photo or gift of a message; the bubble gives it its shape. */
export function MessageMedia({ message, ...rest }: MessageMediaProps) {
  return message.kind === 'gift' ? (
    <MessageGift message={message} followed={rest.followed} />
  ) : (
    // the key resets the state for another picture, also when the server's copy replaces the file on this device
    <MessagePhoto key={message.photo.src} message={message} {...rest} />
  );
}

interface MessageGiftProps {
  message: GiftMessage;
  /** More by the same author follows. */
  followed: boolean;
}

/** The drawing of a gift with its name. Only the sender sees what it cost. */
function MessageGift({ message, followed }: MessageGiftProps) {
  const { t } = useLingui();
  const Image = useImage();
  const { gift, mine, status, credits } = message;
  return (
    <div
      className={cx(
        styles.gift,
        mine ? styles.own : styles.other,
        followed && styles.followed,
        styles.way[status],
        styles.roomy,
      )}
    >
      <Image className={styles.drawing} src={gift.src} alt="" width={72} height={72} loading="lazy" />
      <div className={styles.text}>
        <p className={styles.name}>{gift.name}</p>
        <p className={styles.fact}>
          <span>{t(messageMedia.gift)}</span>
          {mine && status !== 'failed' && credits > 0 && (
            <>
              <span>{FACT_DOT}</span>
              <span data-part="cost" className={styles.cost}>
                <Coin size="s" /> <span>{t(cost.credits({ credits }))}</span>
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

interface MessagePhotoProps {
  message: PhotoMessage;
  /** The other person. */
  name: string;
  /** More by the same author follows. */
  followed: boolean;
  /** Opens it in full. */
  onOpenPhoto?: (event: { message: PhotoMessage }) => void;
}

/** A photo in a conversation. One that fails to load shows an error with a retry button. */
function MessagePhoto({ message, name, followed, onOpenPhoto }: MessagePhotoProps) {
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
          <p className={plain}>{t(photoViewerDialog.failed)}</p>
          <Button
            size="s"
            onClick={() => {
              // the button disappears, so the focus moves to the photo
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
