import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Ribbon.css.ts';

export interface RibbonProps {
  /** What the colour says. */
  tone?: keyof typeof styles.tone;
  /** How the ribbon is cut. */
  shape?: keyof typeof styles.shape;
  /** One or two words. */
  children: ReactNode;
}

/** A word or number on a ribbon at the end edge of a photo or card. The parent positions it. */
export const Ribbon = ({ tone = 'accent', shape = 'slant', children }: RibbonProps) => (
  <span data-component="Ribbon" className={cx(styles.ribbon, styles.shape[shape], styles.tone[tone])}>
    {children}
  </span>
);
