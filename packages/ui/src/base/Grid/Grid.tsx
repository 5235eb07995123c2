import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { assignInlineVars } from '../inline-vars.ts';
import * as styles from '../layout.css.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Least width of a column, any CSS length. */
  min?: string;
  /** Distance between the parts. */
  gap?: keyof typeof styles.gap;
  /** Element that is drawn. */
  as?: ElementType;
  /** The content. */
  children?: ReactNode;
}

/** As many equal columns as fit. */
export const Grid = ({ min = '12rem', gap = 4, as: Element = 'div', ...rest }: GridProps) => (
  <Element
    {...rest}
    className={cx(styles.grid, styles.gap[gap])}
    style={assignInlineVars({ [styles.tileMin]: min })}
  />
);
