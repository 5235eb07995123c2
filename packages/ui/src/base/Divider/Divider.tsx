import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends RootProps<'div'> {
  /** Text in the middle of the line. */
  label?: string;
  /** Strength of the line. */
  tone?: keyof typeof styles.tone;
}

/** A thin line between two parts, optionally with a label for the part that follows. */
export const Divider = ({ label, tone = 'quiet', className, ...rest }: DividerProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Divider', { tone }, styles);
  return label === undefined ? (
    <hr {...(rest as RootProps<'hr'>)} className={cx('vl-Divider', styles.line, className)} />
  ) : (
    <div {...rest} className={cx('vl-Divider', styles.labelled, styles.tone[tone], className)}>
      <span>{label}</span>
    </div>
  );
};
