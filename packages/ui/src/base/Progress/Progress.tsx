import { cx } from '../cx.ts';
import { warnInDevelopment } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps<'div'> {
  /** 0–100. */
  value: number;
  /** What is in progress, for screen readers. */
  label: string;
}

/** Progress of something that is running, as a bar. */
export function Progress({ value, label, className, ...rest }: ProgressProps) {
  if (process.env.NODE_ENV !== 'production' && !(value >= 0 && value <= 100)) {
    warnInDevelopment('Progress', `value is ${value}`, 'The bar stops at its end', 'Pass 0 to 100');
  }
  const part = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part)}
      aria-valuemin={0}
      aria-valuemax={100}
      {...rest}
      className={cx('vl-Progress', styles.track, className)}
    >
      <div className={styles.bar} style={{ inlineSize: `${part}%` }} />
    </div>
  );
}
