'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { backButton } from '../../../i18n/messages/shell.ts';

export interface BackButtonProps {
  /** The button to go back was pressed. */
  onBack: () => void;
}

/** Button to the previous page; for the installed app, which has no browser button. */
export function BackButton({ onBack }: BackButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      tone="plain"
      icon={<Icon shape={icons.back} />}
      label={t(backButton.label)}
      onClick={onBack}
    />
  );
}
