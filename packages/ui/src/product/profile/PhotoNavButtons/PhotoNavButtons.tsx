'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { profileHeader } from '../../../i18n/messages/profile.ts';
import * as styles from './PhotoNavButtons.css.ts';

export interface PhotoNavButtonsProps {
  /** The photo in view, from 0. */
  index: number;
  /** How many there are. */
  count: number;
  onNavigate: (event: { index: number }) => void;
}

/** Previous and next beside a row of photos, for those who do not swipe. */
export function PhotoNavButtons({ index, count, onNavigate }: PhotoNavButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={t(profileHeader.previous)}
        disabled={index === 0}
        onClick={() => onNavigate({ index: index - 1 })}
      >
        <Icon shape={icons.chevronStart} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={t(profileHeader.next)}
        disabled={index === count - 1}
        onClick={() => onNavigate({ index: index + 1 })}
      >
        <Icon shape={icons.chevronEnd} />
      </button>
    </>
  );
}
