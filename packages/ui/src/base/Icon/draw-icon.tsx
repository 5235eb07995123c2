import type { ReactElement } from 'react';
import type { IconShape } from '../../model/icon.ts';
import type { IconComponent, Icons } from '../../provider/icons.ts';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Icon.css.ts';

/** What is drawn for a shape: itself, or what the site replaces it by. */
type ShownIcon = IconShape | IconComponent;

/** @param icons the icons that the site replaces, of `useIcons` */
export const shownIcon = (icons: Icons | undefined, shape: IconShape): ShownIcon =>
  (shape.name && icons?.[shape.name]) ?? shape;

/**
 * Draws an icon.
 *
 * @param root what belongs to the `svg`
 */
export function drawIcon(
  shown: ShownIcon,
  size: keyof typeof styles.size,
  label?: string,
  root?: RootProps<'svg'>,
) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Icon', { size }, styles);
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

const facesDrawn = new WeakMap<ShownIcon, ReactElement>();

/**
 * Draws the icon of a button, without an extra component and once for each shape: grids have a thousand of these buttons,
 * and React passes over an element that is the same as before.
 *
 * @param icons the icons that the site replaces, of `useIcons`
 */
export function drawFace(icons: Icons | undefined, shape: IconShape): ReactElement {
  const shown = shownIcon(icons, shape);
  const before = facesDrawn.get(shown);
  if (before) return before;
  const face = drawIcon(shown, 's');
  facesDrawn.set(shown, face);
  return face;
}
