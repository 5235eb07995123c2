'use client';

import { type CountdownParts, countdownParts, formatCountdown } from '@velluto/rules';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../base/cx.ts';
import { warnInDevelopment } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useNow } from '../../provider/hooks.ts';
import * as styles from './Countdown.css.ts';
import { countdownStage, timeInWords } from './countdown-text.ts';

export interface CountdownProps extends RootProps<'span'> {
  /** The end by the server's clock, ISO 8601. A fixed moment, so that a reload does not restart the countdown. */
  expiresAt: string;
  /** `clock` ticks as 03:59:59; `words` says the largest unit: "4 hours", "12 minutes". */
  display?: 'clock' | 'words';
  /** Announcement for screen readers at the start, at ten minutes, at one minute and at the end. */
  announcement: (left: { time: string; elapsed: boolean }) => string;
  /** Called once when the end is reached. */
  onElapsed?: () => void;
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
  const format = useFormat();
  const end = Date.parse(expiresAt) || 0;
  const time = useNow(1000);
  const parts: CountdownParts = countdownParts(end, time);
  if (process.env.NODE_ENV !== 'production' && time - end > 60_000) {
    const instead = 'Pass a future ISO 8601 time, and remove the countdown when onElapsed is called';
    warnInDevelopment('Countdown', `"${expiresAt}" is not a future time`, 'It shows zero', instead);
  }
  const text = timeInWords(parts, format);
  const stage = countdownStage(parts);
  const [announced, setAnnounced] = useState('');
  const latest = useRef({ announcement, onElapsed, text });
  latest.current = { announcement, onElapsed, text };
  useEffect(() => {
    const { announcement: announce, text: left } = latest.current;
    setAnnounced(announce({ time: left, elapsed: stage === 'end' }));
  }, [stage]);
  useEffect(() => {
    if (parts.elapsed) latest.current.onElapsed?.();
  }, [parts.elapsed]);
  return (
    <span {...rest} className={cx('vl-Countdown', styles.root, className)}>
      <time dateTime={expiresAt} role="timer">
        {display === 'clock' ? formatCountdown(parts) : text}
      </time>
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </span>
  );
}
