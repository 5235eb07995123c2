'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import * as styles from './LockOverlay.css.ts';

export interface LockOverlayProps extends RootProps<'span'> {
  /** Visitor or member: decides the text. */
  access?: 'visitor' | 'member';
}

/**
 * Says on a locked picture how to unlock it, while the button or link around it is hovered or focused. Put it inside
 * `Photo`, which draws the lock. Its text becomes the end of the button's accessible name.
 */
export function LockOverlay({ access = 'member', className, ...rest }: LockOverlayProps) {
  const { t } = useLingui();
  return (
    <span {...rest} className={cx('vl-LockOverlay', styles.root, className)}>
      <span className={styles.word}>
        {t(access === 'visitor' ? profileHeader.lockWordVisitor : profileHeader.lockWord)}
      </span>
    </span>
  );
}
