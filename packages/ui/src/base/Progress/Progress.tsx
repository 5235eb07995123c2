import { warnInDevelopment } from '../dev-warning.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** 0–100. */
  value: number;
  /** What is in progress, for screen readers. */
  label: string;
}

/** Progress of something that is running, as a bar. */
export function Progress({ value, label }: ProgressProps) {
  if (process.env.NODE_ENV !== 'production' && !(value >= 0 && value <= 100)) {
    warnInDevelopment('Progress', `value is ${value}`, 'The bar stops at its end', 'Pass 0 to 100');
  }
  const part = Math.min(100, Math.max(0, value));
  return (
    <div
      data-component="Progress"
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.bar} style={{ inlineSize: `${part}%` }} />
    </div>
  );
}
