import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import * as icons from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './Banner.css.ts';

interface BannerContent {
  /** What the colour says. */
  tone?: keyof typeof styles.tone;
  /** Drawing in front of the text. */
  icon?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** A few words that phones show in place of the content: with a short action the banner is one line. */
  brief?: string;
  /** One action, such as a link. */
  action?: ReactNode;
}

/** Props of `Banner`. */
export type BannerProps = RootProps<'div'> &
  BannerContent &
  (
    | {
        /** Dismisses the banner; without it there is no close button. */
        onDismiss: () => void;
        /** Label of the close button. */
        dismissLabel: string;
        /** The dismissal is being saved. */
        dismissing?: boolean;
      }
    | { onDismiss?: undefined; dismissLabel?: undefined; dismissing?: undefined }
  );

/**
 * A notice across the page. It takes its own space, so it covers nothing.
 *
 * @part icon - the icon
 * @part text - the text
 * @part action - the action
 * @part dismiss - the button that closes it
 */
export const Banner = ({
  tone = 'info',
  icon,
  children,
  brief,
  action,
  onDismiss,
  dismissLabel,
  dismissing,
  className,
  ...rest
}: BannerProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Banner', { tone }, styles);
  return (
    <div data-tone={tone} {...rest} className={cx('vl-Banner', styles.root, styles.tone[tone], className)}>
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <div className={brief ? styles.inOneLine : styles.body}>
        <div data-part="text" className={styles.text}>
          {/* the same element with and without a short form: a live region in it stays in the page */}
          <div className={brief ? styles.whole : undefined}>{children}</div>
          {brief && (
            <span aria-hidden className={styles.brief}>
              {brief}
            </span>
          )}
        </div>
        {action && (
          <div data-part="action" className={styles.action}>
            {action}
          </div>
        )}
      </div>
      {onDismiss && (
        <div data-part="dismiss" className={styles.dismiss}>
          <IconButton
            size="s"
            icon={icons.close}
            label={dismissLabel}
            pending={dismissing}
            onClick={onDismiss}
          />
        </div>
      )}
    </div>
  );
};
