'use client';

import type { IconShape } from '../../model/icon.ts';
import { useIcons } from '../../provider/hooks.ts';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Icon.css.ts';

export type { IconShape };

export interface IconProps extends RootProps<'svg'> {
  /** One of `icons.ts`: only the drawings a page uses are loaded. */
  shape: IconShape;
  /** How large it is drawn. */
  size?: keyof typeof styles.size;
  /** Label for screen readers, when no text beside it says the same. */
  label?: string;
}

/** An icon in the colour of the text around it, or what the site shows in its place (`icons` of the provider). */
export function Icon({ shape, size = 'm', label, className, ...rest }: IconProps) {
  const icons = useIcons();
  const Shown = (shape.name && icons?.[shape.name]) ?? shape;
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Icon', { size }, styles);
  const hidden = !label || undefined;
  if (!('d' in Shown))
    return (
      <Shown
        role={label && 'img'}
        aria-label={label}
        aria-hidden={hidden}
        {...rest}
        className={cx('vl-Icon', styles.box, styles.side[size], className)}
      />
    );
  const { d, solid, directed } = Shown;
  return (
    <svg
      viewBox="0 0 24 24"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={hidden}
      {...rest}
      className={cx(
        'vl-Icon',
        styles.size[size],
        solid && styles.solid,
        directed && styles.directed,
        className,
      )}
    >
      <path d={d} />
    </svg>
  );
}
