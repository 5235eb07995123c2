import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './StepDots.css.ts';

export interface StepDotsProps extends RootProps<'div'> {
  /** Number of steps. */
  steps: number;
  /** Index of the current step, from 0. */
  current: number;
  /** `Step 2 of 5`. */
  label: string;
}

/** Current position in a row of steps. */
export const StepDots = ({ steps, current, label, className, ...rest }: StepDotsProps) => (
  <div role="img" aria-label={label} {...rest} className={cx('vl-StepDots', styles.dots, className)}>
    {Array.from({ length: steps }, (_, step) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their number
        key={step}
        className={cx(styles.dot, step <= current && styles.done, step === current && styles.current)}
      />
    ))}
  </div>
);
