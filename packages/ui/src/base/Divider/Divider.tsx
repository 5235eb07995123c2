import { cx } from '../cx.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** Words in the middle of the line. */
  label?: string;
  tone?: keyof typeof styles.tone;
}

/** A hairline between two parts, with words when it says what begins. */
export const Divider = ({ label, tone = 'quiet' }: DividerProps) =>
  label === undefined ? (
    <hr data-component="Divider" className={styles.line} />
  ) : (
    <div data-component="Divider" className={cx(styles.labelled, styles.tone[tone])}>
      <span>{label}</span>
    </div>
  );
