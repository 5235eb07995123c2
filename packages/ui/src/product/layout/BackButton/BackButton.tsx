'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { backButton } from '../../../i18n/messages/layout/layout.ts';

export interface BackButtonProps extends RootProps<'button'> {
  /** The button to go back was pressed. */
  onBack: () => void;
}

/** Button to the previous page; for the installed app, which has no browser button. */
export function BackButton({ onBack, className, ...rest }: BackButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      {...rest}
      tone="plain"
      icon={<Icon shape={icons.back} />}
      label={t(backButton.label)}
      className={cx('vl-BackButton', className)}
      onClick={onBack}
    />
  );
}
