import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import * as styles from '../layout.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Spacing step between the children. */
  gap?: keyof typeof styles.gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  as?: ElementType;
  ref?: Ref<HTMLElement>;
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
