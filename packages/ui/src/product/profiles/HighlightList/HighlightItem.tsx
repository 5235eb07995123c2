import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import * as styles from './HighlightList.css.ts';

export interface HighlightItemProps extends RootProps<'li'> {
  /** Drawing in front of the text. */
  icon: IconShape;
  /** Emphasises a fact that concerns the reader: shared interests, a like. */
  strong?: boolean;
  /** The fact. */
  children: ReactNode;
}

/** A short fact with an icon. Put it inside a `HighlightList`. */
export const HighlightItem = ({ icon, strong = false, children, className, ...rest }: HighlightItemProps) => (
  <li {...rest} className={cx('vl-HighlightItem', styles.item, strong && styles.strong, className)}>
    <span className={cx(styles.icon, strong && styles.strong)}>
      <Icon shape={icon} size="s" />
    </span>
    <span className={styles.text}>{children}</span>
  </li>
);
