import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  tone?: keyof typeof styles.tone;
  title: ReactNode;
  body?: ReactNode;
  action?: { label: string; onPress: () => void };
  onDismiss?: () => void;
  /** Name of the cross; needed with `onDismiss`. */
  dismissLabel?: string;
}

/** A short word about what just happened. Goes by itself; whoever shows it decides when. */
export const Toast = ({ tone = 'info', title, body, action, onDismiss, dismissLabel }: ToastProps) => (
  <div data-component="Toast" className={cx(styles.toast, styles.tone[tone])}>
    {tone !== 'info' && <Icon shape={tone === 'critical' ? icons.alert : icons.check} size="s" />}
    <div className={styles.words}>
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

/** Where toasts appear; its words are read out as they come. */
export const ToastRegion = ({ label, children }: { label: string; children?: ReactNode }) => (
  <section data-component="ToastRegion" className={styles.region} aria-label={label} aria-live="polite">
    {children}
  </section>
);
