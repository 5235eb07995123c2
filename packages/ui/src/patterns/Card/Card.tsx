import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
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
export const Card = ({ as: Element = 'div', padding = 'm', labelledBy, children }: CardProps) => (
  <Element
    data-component="Card"
    aria-labelledby={labelledBy}
    className={cx(styles.root, styles.padding[padding])}
  >
    {children}
  </Element>
);
