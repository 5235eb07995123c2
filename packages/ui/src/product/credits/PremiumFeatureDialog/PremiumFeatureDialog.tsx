'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { premiumFeatureDialog } from '../../../i18n/messages/credits-dialogs.ts';
import { dialogWords } from '../../../i18n/messages/dialog.ts';
import type { Money } from '../../../model/money.ts';
import { Modal } from '../../../patterns/Modal/Modal.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';

/** A feature for premium members only. */
export type PremiumFeature = keyof typeof premiumFeatureDialog;

export interface PremiumFeatureDialogProps {
  feature: PremiumFeature;
  /** Price of the cheapest package; null while unknown. */
  from: Money | null;
  /** Address of the packages. */
  packagesHref: string;
  open?: boolean;
  onClose: () => void;
}

/** Explains a premium feature to a free member, and what premium costs. */
export function PremiumFeatureDialog({
  feature,
  from,
  packagesHref,
  open,
  onClose,
}: PremiumFeatureDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { title, body } = premiumFeatureDialog[feature];
  return (
    <Modal
      open={open}
      onClose={onClose}
      component="PremiumFeatureDialog"
      closeLabel={t(dialogWords.close)}
      title={<Trans {...title} components={{ em: <em /> }} />}
      description={t(body)}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {t(dialogWords.notNow)}
          </Button>
          <LinkButton tone="primary" href={packagesHref}>
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
