'use client';

import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { giftPickerDialog } from '../../../i18n/messages/chat/chat-dialogs.ts';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import type { Gift } from '../../../model/gift.ts';
import { PricedLabel } from '../../../patterns/PricedLabel/PricedLabel.tsx';
import { useImage } from '../../../provider/hooks.ts';
import { useCostText } from '../../useCostText.ts';
import { SendDialogFrame, type SendDialogProps } from '../SendDialogFrame/SendDialogFrame.tsx';
import * as styles from './GiftPickerDialog.css.ts';

export interface GiftPickerDialogProps extends SendDialogProps {
  /** All gifts cost the same. */
  gifts: readonly Gift[];
  /** The gift is being sent. */
  pending?: boolean;
  /** The chosen gift was sent. */
  onSend: (event: { giftId: string }) => void;
}

/** Dialog to choose a gift and send it: the button says what it costs. */
export function GiftPickerDialog({
  gifts,
  cost,
  credits,
  pending,
  onSend,
  onClose,
  className,
  ...frame
}: GiftPickerDialogProps) {
  const { t } = useLingui();
  const costText = useCostText()(cost);
  const Image = useImage();
  const group = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const empty = gifts.length === 0;
  const tooFewCredits =
    !empty && credits !== null && credits < cost.credits
      ? t(giftPickerDialog.tooFewCredits({ need: cost.credits, have: credits }))
      : undefined;
  return (
    <SendDialogFrame
      {...frame}
      onClose={onClose}
      className={cx('vl-GiftPickerDialog', className)}
      title={giftPickerDialog.title}
      description={empty ? t(giftPickerDialog.empty) : t(giftPickerDialog.body({ cost: costText }))}
      tooFewCredits={tooFewCredits}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {t(dialogWords.notNow)}
          </Button>
          {!empty && !tooFewCredits && (
            <Button
              tone="primary"
              disabled={chosen === null}
              pending={pending}
              onClick={() => chosen !== null && onSend({ giftId: chosen })}
            >
              <PricedLabel cost={costText}>{t(composer.send)}</PricedLabel>
            </Button>
          )}
        </>
      }
    >
      {!empty && (
        <div role="radiogroup" aria-label={t(giftPickerDialog.gifts)} className={styles.gifts}>
          {gifts.map(({ id, name, src }) => (
            <label key={id} className={styles.gift}>
              <input
                className={styles.input}
                type="radio"
                name={group}
                checked={id === chosen}
                disabled={tooFewCredits !== undefined || pending}
                onChange={() => setChosen(id)}
              />
              <Image className={styles.picture} src={src} alt="" width={48} height={48} loading="lazy" />
              <span className={styles.name}>{name}</span>
            </label>
          ))}
        </div>
      )}
    </SendDialogFrame>
  );
}
