import type { ReactElement } from 'react';
import type { IconShape } from '../../model/icon.ts';
import type { IconComponent, Icons } from '../../provider/icons.ts';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Icon.css.ts';

type Size = keyof typeof styles.size;
/** What is drawn for a shape: itself, or what the site replaces it by. */
type Shown = IconShape | IconComponent;

const shownFor = (icons: Icons | undefined, shape: IconShape): Shown =>
  (shape.name && icons?.[shape.name]) ?? shape;

function draw(shown: Shown, size: Size, label?: string, root?: RootProps<'svg'>) {
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

/**
 * Draws an icon.
 *
 * @param icons the icons that the site replaces, of `useIcons`
 * @param root what belongs to the `svg`
 */
export const drawIcon = (
  icons: Icons | undefined,
  shape: IconShape,
  size: Size,
  label: string | undefined,
  root: RootProps<'svg'>,
) => draw(shownFor(icons, shape), size, label, root);

const facesDrawn = new WeakMap<Shown, ReactElement>();

/**
 * Draws the icon of a button, without an extra component and once for each shape: grids have a thousand of these buttons,
 * and React passes over an element that is the same as before.
 *
 * @param icons the icons that the site replaces, of `useIcons`
 */
export function drawFace(icons: Icons | undefined, shape: IconShape): ReactElement {
  const shown = shownFor(icons, shape);
  const before = facesDrawn.get(shown);
  if (before) return before;
  const face = draw(shown, 's');
  facesDrawn.set(shown, face);
  return face;
}
