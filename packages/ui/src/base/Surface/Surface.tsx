import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as layout from '../layout.css.ts';
import * as styles from './Surface.css.ts';

export interface SurfaceProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Colour of the ground. */
  tone?: keyof typeof styles.tone;
  /** Distance to the content. */
  padding?: keyof typeof layout.padding;
  /** How round the corners are. */
  radius?: keyof typeof styles.radius;
  /** Has a thin border. */
  outlined?: boolean;
  /** Has a shadow, as if above the page. */
  elevated?: boolean;
  /** Element that is drawn. */
  as?: ElementType;
  /** The content. */
  children?: ReactNode;
}

/** A background that groups what belongs together. */
export const Surface = ({
  tone = 'raised',
  padding,
  radius = 'card',
  outlined,
  elevated,
  as: Element = 'div',
  ...rest
}: SurfaceProps) => (
  <Element
    {...rest}
    data-component="Surface"
    className={cx(
      styles.surface,
      styles.tone[tone],
      styles.radius[radius],
      padding !== undefined && layout.padding[padding],
      outlined && styles.outlined,
      elevated && styles.elevated,
    )}
  />
);
