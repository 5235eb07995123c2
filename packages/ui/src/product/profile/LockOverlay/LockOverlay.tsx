'use client';

import { useLingui } from '@lingui/react/macro';
import { profileHeader } from '../../../i18n/messages/profile.ts';
import * as styles from './LockOverlay.css.ts';

export interface LockOverlayProps {
  /** Visitor or member: decides the text. */
  access?: 'visitor' | 'member';
}

/**
 * Says on a locked picture how to unlock it, while the button or link around it is hovered or focused. Put it inside
 * `Photo`, which draws the lock. Its text becomes the end of the button's accessible name.
 */
export function LockOverlay({ access = 'member' }: LockOverlayProps) {
  const { t } = useLingui();
  return (
    <span data-component="LockOverlay" className={styles.root}>
      <span className={styles.word}>
        {t(access === 'visitor' ? profileHeader.lockWordVisitor : profileHeader.lockWord)}
      </span>
    </span>
  );
}
