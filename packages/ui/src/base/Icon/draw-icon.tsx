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
 * @param root what belongs to the `svg`
 */
export function drawIcon(
  icons: Icons | undefined,
  shape: IconShape,
  size: keyof typeof styles.size,
  label?: string,
  root?: RootProps<'svg'>,
) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Icon', { size }, styles);
  const shown: IconShape | IconComponent = (shape.name && icons?.[shape.name]) ?? shape;
  const hidden = !label || undefined;
  if (!('d' in shown)) {
    const Drawing = shown;
    return (
      <Drawing
        role={label && 'img'}
        aria-label={label}
        aria-hidden={hidden}
        {...root}
        className={cx('vl-Icon', styles.box, styles.side[size], root?.className)}
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
      {...root}
      className={cx(
        'vl-Icon',
        styles.size[size],
        solid && styles.solid,
        directed && styles.directed,
        root?.className,
      )}
    >
      <path d={d} />
    </svg>
  );
}
