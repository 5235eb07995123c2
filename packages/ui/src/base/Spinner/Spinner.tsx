import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Label for screen readers. Left out when text beside it already says what is loading. */
  label?: string;
}

/** Loading indicator in the colour and size of the text around it. */
export const Spinner = ({ label }: SpinnerProps) =>
  label ? (
    <span data-component="Spinner" className={styles.spinner} role="status" aria-label={label} />
  ) : (
    <span data-component="Spinner" className={styles.spinner} aria-hidden />
  );
