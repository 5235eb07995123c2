'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { premiumFeatureDialog } from '../../../i18n/messages/payments/credits-dialogs.ts';
import type { Money } from '../../../model/money.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';

/** A feature for premium members only. */
export type PremiumFeature = keyof typeof premiumFeatureDialog;

export interface PremiumFeatureDialogProps extends ModalRootProps {
  /** The feature that needs premium. */
  feature: PremiumFeature;
  /** Price of the cheapest package; null while unknown. */
  from: Money | null;
  /** Address of the packages; the route `credits` when left out. */
  packagesHref?: string;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
}

/** Explains a premium feature to a free member, and what premium costs. */
export function PremiumFeatureDialog({
  feature,
  from,
  packagesHref,
  open,
  onClose,
  className,
  ...rest
}: PremiumFeatureDialogProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const format = useFormat();
  const { title, body } = premiumFeatureDialog[feature];
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onClose}
      className={cx('vl-PremiumFeatureDialog', className)}
      closeLabel={t(dialogWords.close)}
      title={<Trans {...title} components={{ em: <em /> }} />}
      description={t(body)}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {t(dialogWords.notNow)}
          </Button>
          <LinkButton tone="primary" href={packagesHref ?? routes.credits}>
            {t(dialogWords.packages)}
          </LinkButton>
        </>
      }
    >
      <p className={plain}>
        {from ? t(dialogWords.from({ price: format.money(from) })) : t(dialogWords.premium)}
      </p>
    </Modal>
  );
}
