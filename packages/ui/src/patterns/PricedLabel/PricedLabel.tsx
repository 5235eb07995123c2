import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './PricedLabel.css.ts';

export interface PricedLabelProps extends RootProps<'span'> {
  /** What the button does. */
  children: ReactNode;
  /** What it costs, in the reader's language, as `useCostText` writes it; without it only the action is shown. */
  cost?: string | undefined;
}

/** Label of a button that spends credits: the action, and what it costs beside or below it. */
export function PricedLabel({ children, cost, className, ...rest }: PricedLabelProps) {
  return (
    <span {...rest} className={cx('vl-PricedLabel', styles.root, className)}>
      <span>{children}</span> {cost && <span className={styles.cost}>{cost}</span>}
    </span>
  );
}
