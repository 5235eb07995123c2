import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './PhotoGrid.css.ts';

export interface PhotoGridItem {
  /** Id of the tile, unique in the list. */
  id: string;
  /** The tile. */
  content: ReactNode;
  /** Twice as wide and twice as high. */
  double?: boolean;
}

export interface PhotoGridProps extends RootProps<'ul'> {
  /** The tiles, in their order. */
  items: readonly PhotoGridItem[];
  /** Name of the list, for screen readers. */
  label?: string;
  /** Still loading: announced to screen readers. */
  busy?: boolean;
}

/** A grid of 4:5 tiles: two columns on a phone, as many as fit elsewhere. */
export const PhotoGrid = ({ items, label, busy, className, ...rest }: PhotoGridProps) => (
  <ul
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
    role="list"
    aria-label={label}
    aria-busy={busy}
    {...rest}
    className={cx('vl-PhotoGrid', styles.grid, className)}
  >
    {items.map(({ id, content, double }) => (
      <li key={id} className={double ? styles.double : undefined}>
        {content}
      </li>
    ))}
  </ul>
);
