'use client';

import { useLingui } from '@lingui/react/macro';
import { profileHeader } from '../../../i18n/messages/profile.ts';
import * as styles from './LockOverlay.css.ts';

export interface LockOverlayProps {
  /** Who looks: decides what opens the picture. */
  access?: 'visitor' | 'member';
}

/**
 * Says on a locked picture what opens it, when the button or link around it is pointed at or has the focus. Lies inside
 * `Photo`, which draws the keyhole, and ends the name of the button.
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
