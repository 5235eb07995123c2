'use client';

import { useLingui } from '@lingui/react/macro';
import { messageList } from '../../../i18n/messages/chat.ts';
import { useFormat, useNow } from '../../../provider/hooks.ts';
import * as styles from './MessageList.css.ts';

const DAY_MS = 86_400_000;

/** Line between two days: "Today", "Yesterday", or the date. */
export function DayLabel({ at }: { at: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(60_000);
  const day = (moment: string | number) => format.date(moment, { dateStyle: 'short' });
  const year = (moment: string | number) => format.date(moment, { year: 'numeric' });
  const label = () => {
    if (day(at) === day(now)) return t(messageList.today);
    if (day(at) === day(now - DAY_MS)) return t(messageList.yesterday);
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    return format.date(at, year(at) === year(now) ? options : { ...options, year: 'numeric' });
  };
  return (
    <p data-part="day" className={styles.dayLabel}>
      {label()}
    </p>
  );
}
