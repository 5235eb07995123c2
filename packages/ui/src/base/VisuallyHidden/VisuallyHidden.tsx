import type { ElementType, ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { RootProps } from '../root-props.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<'section'> {
  /** Element that is drawn. */
  as?: ElementType;
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) => (
  <Element {...rest} className={cx('vl-VisuallyHidden', hidden, className)} />
);
