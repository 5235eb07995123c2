import type { ElementType, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import { assignInlineVars } from '../inline-vars.ts';
import * as styles from '../layout.css.ts';
import type { RootProps } from '../root-props.ts';

export interface GridProps extends RootProps<'section'> {
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
export const Grid = ({
  min = '12rem',
  gap = 4,
  as: Element = 'div',
  className,
  style,
  ...rest
}: GridProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Grid', { gap }, styles);
  return (
    <Element
      {...rest}
      className={cx('vl-Grid', styles.grid, styles.gap[gap], className)}
      style={{ ...assignInlineVars({ [styles.tileMin]: min }), ...style }}
    />
  );
};
