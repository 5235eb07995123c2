import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for, for screen readers. Left out when text beside it already says so. */
  label?: string;
}

/** Waiting without a known end, in the colour and size of the text around it. */
export const Spinner = ({ label }: SpinnerProps) =>
  label ? (
    <span data-component="Spinner" className={styles.spinner} role="status" aria-label={label} />
  ) : (
    <span data-component="Spinner" className={styles.spinner} aria-hidden />
  );
