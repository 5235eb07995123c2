import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps extends RootProps<'div', 'title'> {
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

/**
 * A short message about what just happened. The caller decides how long it is shown.
 *
 * @part text - title and body
 * @part title - the title
 * @part actions - the buttons
 */
export const Toast = ({
  tone = 'info',
  title,
  body,
  action,
  onDismiss,
  dismissLabel,
  className,
  ...rest
}: ToastProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Toast', { tone }, styles);
  return (
    <div {...rest} className={cx('vl-Toast', styles.toast, styles.tone[tone], className)}>
      {tone !== 'info' && <Icon shape={tone === 'critical' ? icons.alert : icons.check} size="s" />}
      <div data-part="text" className={styles.text}>
        <div data-part="title" className={styles.title}>
          {title}
        </div>
        {body}
      </div>
      <div data-part="actions" className={styles.end}>
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
};

export interface ToastRegionProps extends RootProps<'section'> {
  /** Name of the region for screen readers. */
  label: string;
  /** The toasts. */
  children?: ReactNode;
}

/** Container of toasts; a live region, so that screen readers announce them. */
export const ToastRegion = ({ label, children, className, ...rest }: ToastRegionProps) => (
  <section
    aria-label={label}
    aria-live="polite"
    {...rest}
    className={cx('vl-ToastRegion', styles.region, className)}
  >
    {children}
  </section>
);
