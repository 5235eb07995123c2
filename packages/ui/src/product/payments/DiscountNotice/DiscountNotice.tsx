'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { discountNotice } from '../../../i18n/messages/payments/credits.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { Discount } from '../../../model/discount.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { useOfferEnd } from '../useOfferEnd.ts';
import * as styles from './DiscountNotice.css.ts';

export interface DiscountNoticeProps extends RootProps<'p'> {
  /** The discount in the prices. */
  discount: Discount;
  /** The discount expired while the page was open. */
  onElapsed?: () => void;
  /** The discount came from a typed code, which the notice then names. */
  byCode?: boolean;
}

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

/** Why the prices are discounted, and until when: a time, never a countdown. */
export function DiscountNotice({
  discount,
  onElapsed,
  byCode = false,
  className,
  ...rest
}: DiscountNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { expiresAt, percent, reason } = discount;
  const { text: ends, over } = useOfferEnd(expiresAt, onElapsed);
  const why = percent === null ? plainMessage(reason) : reasonMessage(reason, format.percent(percent));
  if (over) {
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
      <span className={styles.end}>{ends ?? t(discountNotice.noEnd)}</span>
      {ends !== null && isForNewcomers(reason) && (
        <>
          {' '}
          <span>{t(discountNotice.once)}</span>
        </>
      )}
    </p>
  );
}
