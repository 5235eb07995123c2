import type { IconShape } from '../../model/icon.ts';
import type { IconComponent, Icons } from '../../provider/icons.ts';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Icon.css.ts';

/**
 * Renders an icon without an extra component, which saves time in grids with a thousand icons.
 *
 * @param icons the icons that the site replaces, of `useIcons`
 */
export function drawIcon(
  icons: Icons | undefined,
  shape: IconShape,
  size: keyof typeof styles.size,
  label?: string,
  { className, ...rest }: RootProps<'svg'> = {},
) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Icon', 'size', size, styles.size);
  const shown: IconShape | IconComponent = (shape.name && icons?.[shape.name]) ?? shape;
  const hidden = !label || undefined;
  if (!('d' in shown)) {
    const Drawing = shown;
    return (
      <Drawing
        role={label && 'img'}
        aria-label={label}
        aria-hidden={hidden}
        {...rest}
        className={cx('vl-Icon', styles.box, styles.side[size], className)}
      />
    );
  }
  const { d, solid, directed } = shown;
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
