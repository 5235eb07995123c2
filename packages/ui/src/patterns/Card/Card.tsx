import type { ElementType, ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends RootProps<'section'> {
  /** Element; a `section` needs a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Padding. `none` for content that extends to the edges. */
  padding?: keyof typeof styles.padding;
  /** Id of the heading that names a `section`. */
  labelledBy?: string;
  /** The content. */
  children: ReactNode;
}

/** A container with a thin border and no shadow. */
export const Card = ({
  as: element = 'div',
  padding = 'm',
  labelledBy,
  children,
  className,
  ...rest
}: CardProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Card', { padding }, styles);
  const Element = element as ElementType;
  return (
    <Element
      aria-labelledby={labelledBy}
      {...rest}
      className={cx('vl-Card', styles.root, styles.padding[padding], className)}
    >
      {children}
    </Element>
  );
};
