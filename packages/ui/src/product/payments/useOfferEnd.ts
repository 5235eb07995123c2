'use client';

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { offerEnd } from '../../i18n/messages/payments/credits.ts';
import { useClock, useFormat, useNow } from '../../provider/hooks.ts';

const DAY_MS = 86_400_000;

/**
 * When an offer ends, in words: the time in the reader's time zone, no countdown.
 *
 * @param expiresAt the end by the server's clock, ISO 8601; null where there is none
 * @param onElapsed called once when the offer is over
 * @returns `text`, null without an end, and whether the offer is `over`
 */
export function useOfferEnd(
  expiresAt: string | null,
  onElapsed?: () => void,
): { text: string | null; over: boolean } {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock();
  const now = useNow(60_000);
  const end = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) || 0;
  const [elapsed, setElapsed] = useState(false);
  const over = elapsed || end <= now;
  const latest = useRef(onElapsed);
  latest.current = onElapsed;
  // every second, so that no price is shown after its offer; nothing renders again before the end
  useEffect(() => clock.every(1000, () => setElapsed(clock.now() >= end)), [clock, end]);
  useEffect(() => {
    if (elapsed) latest.current?.();
  }, [elapsed]);
  if (expiresAt === null) return { text: null, over };
  if (format.sameDay(end, now)) {
    return { text: t(offerEnd.today({ time: format.time(end) })), over };
  }
  const date =
    end - now < DAY_MS ? format.date(end, { dateStyle: 'medium', timeStyle: 'short' }) : format.date(end);
  return { text: t(offerEnd.until({ date })), over };
}
