import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends RootProps<'span'> {
  /**
   * Name for screen readers. Left out when text beside it already says what is loading. It is not read out when the
   * spinner appears: for that, put the words into a live region that is there before, as `VisuallyHidden role="status"`.
   */
  label?: string;
}

/** Loading indicator in the colour and size of the text around it. */
export const Spinner = ({ label, className, ...rest }: SpinnerProps) =>
  label ? (
    <span role="img" aria-label={label} {...rest} className={cx('vl-Spinner', styles.spinner, className)} />
  ) : (
    <span aria-hidden {...rest} className={cx('vl-Spinner', styles.spinner, className)} />
  );
