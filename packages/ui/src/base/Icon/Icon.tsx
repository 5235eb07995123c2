import { memo } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Icon.css.ts';

/** A drawing on a 24 grid. Strokes have 1.75 and round ends; ends stay open where the form allows it. */
export interface IconShape {
  /** Path of the drawing. */
  d: string;
  /** Filled instead of stroked. */
  solid?: true;
  /** Points somewhere: mirrored where one reads from right to left. */
  directed?: true;
}

export interface IconProps {
  /** One of `icons.ts`: only the drawings a page uses are loaded. */
  shape: IconShape;
  size?: keyof typeof styles.size;
  /** What it says, when no text beside it does. */
  label?: string;
}

/** A drawing of the package's own set, in the colour of the text around it. */
export const Icon = memo(function Icon({ shape, size = 'm', label }: IconProps) {
  const square = styles.size[size];
  const className =
    shape.solid || shape.directed
      ? cx(square, shape.solid && styles.solid, shape.directed && styles.directed)
      : square;
  const drawing = <path d={shape.d} />;
  return label ? (
    <svg viewBox="0 0 24 24" className={className} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={className} aria-hidden>
      {drawing}
    </svg>
  );
});
