'use client';

import { useLingui } from '@lingui/react/macro';
import { Coin } from '../../../base/Coin/Coin.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { messageCostNote } from '../../../i18n/messages/payments/transactions.ts';
import type { Money } from '../../../model/money.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './MessageCostNote.css.ts';

export interface MessageCostNoteProps extends RootProps<'p'> {
  /** Credits that a message costs. */
  credits: number;
  /** The same in money with the country's cheapest package; null where nothing is sold. */
  from: Money | null;
}

/** What a message costs in credits and money, for places where no package is chosen yet. */
export function MessageCostNote({ credits, from, className, ...rest }: MessageCostNoteProps) {
  const { t } = useLingui();
  const format = useFormat();
  const text = () => {
    if (credits <= 0) return t(messageCostNote.free);
    return from
      ? t(messageCostNote.price({ credits, price: format.money(from) }))
      : t(messageCostNote.credits({ credits }));
  };
  return (
    <p {...rest} className={cx('vl-MessageCostNote', styles.root, className)}>
      {credits > 0 && (
        <span className={styles.coin}>
          <Coin />
        </span>
      )}
      <span>{text()}</span>
    </p>
  );
}
