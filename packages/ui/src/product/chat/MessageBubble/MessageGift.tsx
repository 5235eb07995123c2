'use client';

import { useLingui } from '@lingui/react/macro';
import { Coin } from '../../../base/Coin/Coin.tsx';
import { cx } from '../../../base/cx.ts';
import { composer } from '../../../i18n/messages/chat.ts';
import { messageMedia } from '../../../i18n/messages/chat-media.ts';
import type { GiftMessage } from '../../../model/message.ts';
import * as styles from './MessageMedia.css.ts';

export interface MessageGiftProps {
  message: GiftMessage;
  /** More by the same author follows at once. */
  followed: boolean;
}

/** A drawn gift with its name. What it cost is the sender's business alone. */
export function MessageGift({ message, followed }: MessageGiftProps) {
  const { t } = useLingui();
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
      <img className={styles.drawing} src={gift.src} alt="" width={72} height={72} loading="lazy" />
      <div className={styles.words}>
        <p className={styles.name}>{gift.name}</p>
        <p className={styles.fact}>
          <span>{t(messageMedia.gift)}</span>
          {mine && status !== 'failed' && credits > 0 && (
            <>
              {' · '}
              <span data-part="cost" className={styles.cost}>
                <Coin size="s" /> <span>{t(composer.costCredits({ credits }))}</span>
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
