import { memo, type ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** `photo` and `photoDark` lie on pictures. */
  tone?: keyof typeof styles.tone;
  children: ReactNode;
}

/** One or two words of status. */
export const Badge = memo(function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span data-component="Badge" className={styles.tone[tone]}>
      {children}
    </span>
  );
});
