import { cx } from '../cx.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** Text in the middle of the line. */
  label?: string;
  /** Strength of the line. */
  tone?: keyof typeof styles.tone;
}

/** A thin line between two parts, optionally with a label for the part that follows. */
export const Divider = ({ label, tone = 'quiet' }: DividerProps) =>
  label === undefined ? (
    <hr data-component="Divider" className={styles.line} />
  ) : (
    <div data-component="Divider" className={cx(styles.labelled, styles.tone[tone])}>
      <span>{label}</span>
    </div>
  );
