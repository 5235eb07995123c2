import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  /** What the colour says. */
  tone?: keyof typeof styles.tone;
  /** What happened, in a few words. */
  title: ReactNode;
  /** More about it, below the title. */
  body?: ReactNode;
  /** A button, such as to undo it. */
  action?: { label: string; onPress: () => void };
  /** The button that closes it was pressed. */
  onDismiss?: () => void;
  /** Label of the close button; required with `onDismiss`. */
  dismissLabel?: string;
}

/** A short message about what just happened. The caller decides how long it is shown. */
export const Toast = ({ tone = 'info', title, body, action, onDismiss, dismissLabel }: ToastProps) => (
  <div data-component="Toast" className={cx(styles.toast, styles.tone[tone])}>
    {tone !== 'info' && <Icon shape={tone === 'critical' ? icons.alert : icons.check} size="s" />}
    <div className={styles.text}>
      <div className={styles.title}>{title}</div>
      {body}
    </div>
    <div className={styles.end}>
      {action && (
        <button type="button" className={styles.press} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={styles.press} onClick={onDismiss} aria-label={dismissLabel}>
          <Icon shape={icons.close} size="s" />
        </button>
      )}
    </div>
  </div>
);

/** Container of toasts; a live region, so that screen readers announce them. */
export const ToastRegion = ({ label, children }: { label: string; children?: ReactNode }) => (
  <section data-component="ToastRegion" className={styles.region} aria-label={label} aria-live="polite">
    {children}
  </section>
);
