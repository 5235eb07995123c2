'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { photoLimitDialog } from '../../../i18n/messages/profiles/profile-dialogs.ts';
import type { Money } from '../../../model/money.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './PhotoLimitDialog.css.ts';

export interface PhotoLimitDialogProps extends ModalRootProps {
  /** Number of photos. */
  count: number;
  /** Limit of photos of the reader. */
  max: number;
  /** Limit and price of premium, for free members; null for premium members. */
  premium: { max: number; from: Money | null; href: string } | null;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
}

/** Shown when no more photos are allowed: why, and what can be done. */
export function PhotoLimitDialog({
  count,
  max,
  premium,
  open,
  onClose,
  className,
  ...rest
}: PhotoLimitDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onClose}
      className={cx('vl-PhotoLimitDialog', className)}
      closeLabel={t(dialogWords.close)}
      title={<Trans {...photoLimitDialog.title({ max })} components={{ em: <em /> }} />}
      description={
        premium ? t(photoLimitDialog.free({ max, more: premium.max })) : t(photoLimitDialog.paid({ max }))
      }
      actions={
        <>
          <Button tone={premium ? 'quiet' : 'primary'} onClick={onClose}>
            {t(photoLimitDialog.back)}
          </Button>
          {premium && (
            <LinkButton tone="primary" href={premium.href}>
              {t(dialogWords.packages)}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.places}>
        {Array.from({ length: max }, (_, index) => (
          <span key={String(index)} aria-hidden className={styles.place} />
        ))}
        <span className={styles.count}>{t(photoLimitDialog.count({ count, max }))}</span>
      </div>
      {premium && (
        <p className={plain}>
          {premium.from ? t(dialogWords.from({ price: format.money(premium.from) })) : t(dialogWords.premium)}
        </p>
      )}
    </Modal>
  );
}
