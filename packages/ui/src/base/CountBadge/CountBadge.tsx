'use client';

import { useFormat } from '../../provider/hooks.ts';
import { cx } from '../cx.ts';
import { Marker } from '../Marker/Marker.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountBadge.css.ts';

export interface CountBadgeProps extends RootProps<'span'> {
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
export function CountBadge({ count, cap = 100, overflow = '', label, className, ...rest }: CountBadgeProps) {
  const format = useFormat();
  if (count === undefined)
    return <Marker {...rest} tone="new" label={label} className={cx('vl-CountBadge', className)} />;
  if (count <= 0) return null;
  return (
    <span {...rest} className={cx('vl-CountBadge', styles.count, className)}>
      <span aria-hidden={label ? true : undefined}>{count >= cap ? overflow : format.number(count)}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
