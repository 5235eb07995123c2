'use client';

import { type CountdownParts, countdownParts, formatCountdown } from '@velluto/rules';
import { useEffect, useRef } from 'react';
import { warnInDevelopment } from '../../base/dev-warning.ts';
import { useFormat, useNow } from '../../provider/hooks.ts';
import { type CountdownStage, countdownStage, timeInWords } from './countdown-text.ts';

/** What `useCountdown` and `Countdown` have to know. */
export interface CountdownOptions {
  /** The end by the server's clock, ISO 8601. A fixed moment, so that a reload does not restart the countdown. */
  expiresAt: string;
  /** Called once when the end is reached. */
  onElapsed?: () => void;
}

/** The time that is left, without elements. */
export interface CountdownState extends CountdownParts {
  /** As a clock shows it: 03:59:59. */
  clock: string;
  /** In the language of the page, rounded down: "3 hours, 41 minutes", "9 seconds". */
  words: string;
  /** Begins anew at ten minutes, at one minute and at the end: the moments to announce. */
  stage: CountdownStage;
}

/** Time left until a fixed moment, for elements of the site's own. All countdowns of a page tick together. */
export function useCountdown({ expiresAt, onElapsed }: CountdownOptions): CountdownState {
  const format = useFormat();
  const end = Date.parse(expiresAt) || 0;
  const time = useNow(1000);
  const parts = countdownParts(end, time);
  if (process.env.NODE_ENV !== 'production' && time - end > 60_000) {
    const instead = 'Pass a future ISO 8601 time, and remove the countdown when onElapsed is called';
    warnInDevelopment('Countdown', `"${expiresAt}" is not a future time`, 'It shows zero', instead);
  }
  const latest = useRef(onElapsed);
  latest.current = onElapsed;
  const { elapsed } = parts;
  useEffect(() => {
    if (elapsed) latest.current?.();
  }, [elapsed]);
  return {
    ...parts,
    clock: formatCountdown(parts),
    words: timeInWords(parts, format),
    stage: countdownStage(parts),
  };
}
