import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** `photo` and `photoDark` lie on pictures. */
  tone?: keyof typeof styles.tone;
  /** One or two words. */
  children: ReactNode;
}

/** One or two words of status. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span data-component="Badge" className={styles.tone[tone]}>
    {children}
  </span>
);
