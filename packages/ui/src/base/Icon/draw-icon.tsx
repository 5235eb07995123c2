import { cx } from '../cx.ts';
import * as styles from './Icon.css.ts';

/** A drawing on a 24 grid. Strokes have 1.75 and round ends; ends stay open where the form allows it. */
export interface IconShape {
  /** Path of the drawing. */
  d: string;
  /** Filled instead of stroked. */
  solid?: true;
  /** Points in a direction: mirrored in right-to-left languages. */
  directed?: true;
}

/** The elements of an icon, for parts that get the shape as a prop: a grid has a thousand of them. */
export function drawIcon({ d, solid, directed }: IconShape, size: keyof typeof styles.size, label?: string) {
  const square = styles.size[size];
  const className =
    solid || directed ? cx(square, solid && styles.solid, directed && styles.directed) : square;
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path d={d} />
    </svg>
  );
}
