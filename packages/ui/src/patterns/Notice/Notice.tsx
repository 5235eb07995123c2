import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps extends RootProps<'div'> {
  /** What the colour says. */
  tone?: keyof typeof styles.tone;
  /** Drawing in front of the text. */
  icon?: ReactNode;
  /** The text of the notice. */
  children: ReactNode;
  /** One action, such as a link. */
  action?: ReactNode;
}

/**
 * A short notice inside a form or a page, beside what it is about. For notices about the whole page use `Banner`.
 *
 * @part icon - the icon
 * @part text - the text
 * @part action - the action
 */
export const Notice = ({ tone = 'info', icon, children, action, className, ...rest }: NoticeProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Notice', { tone }, styles);
  return (
    <div data-tone={tone} {...rest} className={cx('vl-Notice', styles.root, styles.tone[tone], className)}>
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <div className={styles.body}>
        <div data-part="text" className={styles.text}>
          {children}
        </div>
        {action && (
          <div data-part="action" className={styles.action}>
            {action}
          </div>
        )}
      </div>
    </div>
  );
};
