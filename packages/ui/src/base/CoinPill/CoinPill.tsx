'use client';

import type { ReactNode } from 'react';
import { useFormat, useLink } from '../../provider/hooks.ts';
import { Coin } from '../Coin/Coin.tsx';
import { cx } from '../cx.ts';
import { warnOfNegativeBalance } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CoinPill.css.ts';

export interface CoinPillProps extends RootProps<'span'> {
  /** Number of credits. */
  amount: number;
  /** The whole text for screen readers: `4 credits`. */
  label: string;
  /** Short text below the number, such as `2 reserved`; `label` has to say it too. */
  note?: string;
  /** Address of the page that sells credits. */
  href?: string;
}

/** A number of credits, and below it a note; not for screen readers, which get a whole text. */
export function CoinAmount({ amount, note }: Pick<CoinPillProps, 'amount' | 'note'>) {
  const format = useFormat();
  return (
    <span aria-hidden className={styles.amount}>
      <span>{format.number(amount)}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

/** A balance of credits beside a coin. */
export function CoinPill({ amount, label, note, href, className, ...rest }: CoinPillProps) {
  const Link = useLink();
  if (process.env.NODE_ENV !== 'production') warnOfNegativeBalance('CoinPill', amount);
  const content: ReactNode = (
    <>
      <Coin />
      <CoinAmount amount={amount} note={note} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return href === undefined ? (
    <span {...rest} className={cx('vl-CoinPill', styles.pill, className)}>
      {content}
    </span>
  ) : (
    <Link {...(rest as RootProps<'a'>)} href={href} className={cx('vl-CoinPill', styles.pill, className)}>
      {content}
    </Link>
  );
}
