'use client';

import { useEffect, useRef, useState } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { type CountdownOptions, useCountdown } from './useCountdown.ts';

export interface CountdownProps extends CountdownOptions, RootProps<'span'> {
  /** `clock` ticks as 03:59:59; `words` says the largest unit: "4 hours", "12 minutes". */
  display?: 'clock' | 'words';
  /** Announcement for screen readers at the start, at ten minutes, at one minute and at the end. */
  announcement: (left: { time: string; elapsed: boolean }) => string;
}

/** Time left until a fixed moment. All countdowns of a page tick together. */
export function Countdown({
  expiresAt,
  display = 'clock',
  announcement,
  onElapsed,
  className,
  ...rest
}: CountdownProps) {
  const { clock, words, stage } = useCountdown({ expiresAt, onElapsed });
  const [announced, setAnnounced] = useState('');
  const latest = useRef({ announcement, words });
  latest.current = { announcement, words };
  useEffect(() => {
    setAnnounced(latest.current.announcement({ time: latest.current.words, elapsed: stage === 'end' }));
  }, [stage]);
  return (
    <span {...rest} className={cx('vl-Countdown', styles.root, className)}>
      <time dateTime={expiresAt} role="timer">
        {display === 'clock' ? clock : words}
      </time>
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </span>
  );
}
