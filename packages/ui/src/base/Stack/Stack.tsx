import type { ElementType, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import * as styles from '../layout.css.ts';
import type { RootProps } from '../root-props.ts';

export interface StackProps extends RootProps<'section'> {
  /** Spacing step between the children. */
  gap?: keyof typeof styles.gap;
  /** Where the parts stand across the direction of the stack. */
  align?: keyof typeof styles.align;
  /** How the parts share the space along the stack. */
  justify?: keyof typeof styles.justify;
  /** Element that is drawn. */
  as?: ElementType;
  /** The content. */
  children?: ReactNode;
}

/** Children below each other. */
export const Stack = ({ gap = 4, align, justify, as: Element = 'div', className, ...rest }: StackProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Stack', { gap, align, justify }, styles);
  return (
    <Element
      {...rest}
      className={cx(
        'vl-Stack',
        styles.stack,
        styles.gap[gap],
        align && styles.align[align],
        justify && styles.justify[justify],
        className,
      )}
    />
  );
};
