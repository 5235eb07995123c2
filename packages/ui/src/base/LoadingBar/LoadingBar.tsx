import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import { bar } from './LoadingBar.css.ts';

export interface LoadingBarProps extends RootProps<'div'> {
  /** Whether something is being loaded. */
  active: boolean;
  /** What is being loaded, for screen readers. */
  label: string;
}

/** Progress line at the upper edge while a page loads; appears after 200 ms only. */
export const LoadingBar = ({ active, label, className, ...rest }: LoadingBarProps) =>
  active ? (
    <div role="progressbar" aria-label={label} {...rest} className={cx('vl-LoadingBar', bar, className)} />
  ) : null;
