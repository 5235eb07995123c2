'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../base/Icon/Icon.tsx';
import * as icons from '../base/Icon/icons.ts';
import { profileHeader } from '../i18n/messages/profiles/profile.ts';
import * as styles from './PhotoNavButtons.css.ts';

export interface PhotoNavButtonsProps {
  /** Index of the visible photo, from 0. */
  index: number;
  /** Number of photos. */
  count: number;
  /** The photo with this index, from 0, is to be shown. */
  onNavigate: (event: { index: number }) => void;
}

/** Buttons for the previous and next photo of a row. At its end a button is drawn only while the keyboard is on it. */
export function PhotoNavButtons({ index, count, onNavigate }: PhotoNavButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={t(profileHeader.previous)}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onNavigate({ index: index - 1 })}
      >
        <Icon shape={icons.chevronStart} />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={t(profileHeader.next)}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onNavigate({ index: index + 1 })}
      >
        <Icon shape={icons.chevronEnd} />
      </button>
    </>
  );
}
