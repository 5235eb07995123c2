'use client';

import { useFormat } from '../../provider/hooks.ts';
import { Marker } from '../Marker/Marker.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** Nothing is shown at 0 or less; left out (number unknown): a dot. */
  count?: number;
  /** From this count on, `overflow` is shown instead of the number. */
  cap?: number;
  /** Text from `cap` on, such as `99+`. */
  overflow?: string;
  /** What is counted, for screen readers: `3 unread messages`. */
  label?: string;
}

/** Badge with the number of new items. */
export function CountBadge({ count, cap = 100, overflow = '', label }: CountBadgeProps) {
  const format = useFormat();
  if (count === undefined) return <Marker tone="new" label={label} />;
  if (count <= 0) return null;
  return (
    <span data-component="CountBadge" className={styles.count}>
      <span aria-hidden={label ? true : undefined}>{count >= cap ? overflow : format.number(count)}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
