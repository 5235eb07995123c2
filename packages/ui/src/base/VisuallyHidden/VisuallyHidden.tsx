import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Element that is drawn. */
  as?: ElementType;
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', ...rest }: VisuallyHiddenProps) => (
  <Element data-component="VisuallyHidden" {...rest} className={hidden} />
);
