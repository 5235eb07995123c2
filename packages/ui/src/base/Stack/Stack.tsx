import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from '../layout.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Spacing step between the children. */
  gap?: keyof typeof styles.gap;
  /** Where the parts stand across the direction of the stack. */
  align?: keyof typeof styles.align;
  /** How the parts share the space along the stack. */
  justify?: keyof typeof styles.justify;
  /** Element that is drawn. */
  as?: ElementType;
  /** The element itself. */
  ref?: Ref<HTMLElement>;
  /** The content. */
  children?: ReactNode;
}

/** Children below each other. */
export const Stack = ({ gap = 4, align, justify, as: Element = 'div', ...rest }: StackProps) => (
  <Element
    {...rest}
    className={cx(
      styles.stack,
      styles.gap[gap],
      align && styles.align[align],
      justify && styles.justify[justify],
    )}
  />
);
