'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { discountNotice } from '../../../i18n/messages/credits.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { Discount } from '../../../model/discount.ts';
import { Countdown } from '../../../patterns/Countdown/Countdown.tsx';
import { useFormat, useNow } from '../../../provider/hooks.ts';
import * as styles from './DiscountNotice.css.ts';

export interface DiscountNoticeProps extends RootProps<'p'> {
  /** The discount in the prices. */
  discount: Discount;
  /** The discount expired while the page was open. */
  onElapsed?: () => void;
  /** The discount came from a typed code, which the notice then names. */
  byCode?: boolean;
}

const DAY_MS = 86_400_000;
const reasons = {
  time_bonus: discountNotice.timeBonus,
  welcome: discountNotice.welcome,
  personal: discountNotice.personal,
  promotion: discountNotice.promotion,
} as const;

const isKnown = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason);

const isForNewcomers = (reason: string) => reason === 'time_bonus' || reason === 'welcome';

const plainMessage = (reason: Discount['reason']) =>
  isForNewcomers(reason) ? discountNotice.newcomers : discountNotice.plain;

const reasonMessage = (reason: Discount['reason'], percent: string) =>
  isKnown(reason)
    ? reasons[reason]({ percent })
    : { ...valueMessage({}, 'DiscountReason', reason), values: { percent } };

/** Why the prices are discounted, and until when. */
export function DiscountNotice({
  discount,
  onElapsed,
  byCode = false,
  className,
  ...rest
}: DiscountNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(60_000);
  const [over, setOver] = useState(false);
  const { expiresAt, percent, reason } = discount;
  const why = percent === null ? plainMessage(reason) : reasonMessage(reason, format.percent(percent));
  const soon = expiresAt !== null && Date.parse(expiresAt) - now < DAY_MS;
  if (over || (expiresAt !== null && Date.parse(expiresAt) <= now)) {
    return (
      <p {...rest} className={cx('vl-DiscountNotice', styles.root, className)}>
        {t(discountNotice.over)}
      </p>
    );
  }
  return (
    <p {...rest} className={cx('vl-DiscountNotice', styles.root, className)}>
      <strong className={styles.reason}>{t(why)}</strong>{' '}
      {byCode && (
        <>
          <span>{t(discountNotice.code({ code: discount.code }))}</span>{' '}
        </>
      )}
      {expiresAt === null && <span>{t(discountNotice.noEnd)}</span>}
      {expiresAt !== null && !soon && (
        <span>{t(discountNotice.until({ date: format.date(expiresAt) }))}</span>
      )}
      {expiresAt !== null && soon && (
        <>
          <span>{t(discountNotice.left)}</span>{' '}
          <span className={styles.time}>
            <Countdown
              expiresAt={expiresAt}
              announcement={({ time, elapsed }) => (elapsed ? t(discountNotice.over) : time)}
              onElapsed={() => {
                setOver(true);
                onElapsed?.();
              }}
            />
          </span>
          <span>{'. '}</span>
          {isForNewcomers(reason) && <span>{t(discountNotice.once)}</span>}
        </>
      )}
    </p>
  );
}
