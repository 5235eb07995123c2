import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Ribbon.css.ts';

export interface RibbonProps {
  tone?: keyof typeof styles.tone;
  shape?: keyof typeof styles.shape;
  children: ReactNode;
}

/** A word or number on a ribbon at the end edge of a photo or card. The parent positions it. */
export const Ribbon = ({ tone = 'accent', shape = 'slant', children }: RibbonProps) => (
  <span data-component="Ribbon" className={cx(styles.ribbon, styles.shape[shape], styles.tone[tone])}>
    {children}
  </span>
);
