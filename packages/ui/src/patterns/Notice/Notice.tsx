import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** What the colour says. */
  tone?: keyof typeof styles.tone;
  /** Drawing in front of the text. */
  icon?: ReactNode;
  /** The text of the notice. */
  children: ReactNode;
  /** One action, such as a link. */
  action?: ReactNode;
}

/** A short notice inside a form or a page, beside what it is about. For notices about the whole page use `Banner`. */
export const Notice = ({ tone = 'info', icon, children, action }: NoticeProps) => (
  <div data-component="Notice" data-tone={tone} className={cx(styles.root, styles.tone[tone])}>
    {icon && <span className={styles.icon}>{icon}</span>}
    <div className={styles.body}>
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
);
