import type { ElementType, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import * as layout from '../layout.css.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Surface.css.ts';

export interface SurfaceProps extends RootProps<'section'> {
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
  className,
  ...rest
}: SurfaceProps) => {
  if (process.env.NODE_ENV !== 'production') {
    warnOfUnknown('Surface', { tone, radius }, styles);
    warnOfUnknown('Surface', { padding }, layout);
  }
  return (
    <Element
      {...rest}
      className={cx(
        'vl-Surface',
        styles.surface,
        styles.tone[tone],
        styles.radius[radius],
        padding !== undefined && layout.padding[padding],
        outlined && styles.outlined,
        elevated && styles.elevated,
        className,
      )}
    />
  );
};
