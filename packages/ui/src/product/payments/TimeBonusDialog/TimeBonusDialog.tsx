'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { timeBonusDialog } from '../../../i18n/messages/payments/credits-dialogs.ts';
import { Countdown } from '../../../patterns/Countdown/Countdown.tsx';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { useFormat, useNow, useRoutes } from '../../../provider/hooks.ts';
import * as styles from './TimeBonusDialog.css.ts';

export interface TimeBonusDialogProps extends ModalRootProps {
  /** Discount in percent, 0–100. */
  discountPercent: number;
  /** The end by the server's clock, ISO 8601. */
  expiresAt: string;
  /** Address of the packages; the route `credits` when left out. */
  creditsHref?: string;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The link to the packages was followed. */
  onAccept?: () => void;
  /** The dialog was closed; the caller should not open it again. */
  onDismiss: () => void;
  /** The offer expired while the dialog was open. */
  onElapsed?: () => void;
}

/** The time bonus, a discount for new members with a countdown. Once it has expired, the dialog says so instead. */
export function TimeBonusDialog({
  discountPercent,
  expiresAt,
  creditsHref,
  open,
  onAccept,
  onDismiss,
  onElapsed,
  className,
  ...rest
}: TimeBonusDialogProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const percent = useFormat().percent(discountPercent);
  const now = useNow(60_000);
  const [elapsed, setElapsed] = useState(false);
  const over = elapsed || Date.parse(expiresAt) <= now;
  const coupon = (
    <div className={styles.coupon}>
      <span aria-hidden className={styles.amount}>
        {`−${percent}`}
      </span>
      <span className={styles.left}>
        <span>{t(timeBonusDialog.left)}</span>
        <span className={styles.clock}>
          <Countdown
            expiresAt={expiresAt}
            announcement={({ time, elapsed: ended }) => (ended ? '' : `${t(timeBonusDialog.left)}: ${time}`)}
            onElapsed={() => {
              setElapsed(true);
              onElapsed?.();
            }}
          />
        </span>
      </span>
    </div>
  );
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onDismiss}
      className={cx('vl-TimeBonusDialog', className)}
      closeLabel={t(dialogWords.close)}
      hero={over ? undefined : coupon}
      title={
        <Trans
          {...(over ? timeBonusDialog.overTitle : timeBonusDialog.title({ percent }))}
          components={{ em: <em /> }}
        />
      }
      description={<span role="status">{t(over ? timeBonusDialog.overBody : timeBonusDialog.body)}</span>}
      footnote={over ? undefined : t(timeBonusDialog.end)}
      actions={
        <>
          <Button tone="plain" onClick={onDismiss}>
            {t(over ? dialogWords.close : dialogWords.notNow)}
          </Button>
          <LinkButton
            tone={over ? 'quiet' : 'primary'}
            href={creditsHref ?? routes.credits}
            onClick={onAccept}
          >
            {t(dialogWords.packages)}
          </LinkButton>
        </>
      }
    />
  );
}
