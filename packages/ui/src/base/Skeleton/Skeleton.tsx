import { cx } from '../cx.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  /** CSS height. */
  height?: string;
  /** CSS aspect ratio, such as `4 / 5`. */
  ratio?: string;
  /** How round the corners are. */
  radius?: keyof typeof styles.radius;
}

/** Placeholder with the size of content that is still loading. */
export const Skeleton = ({ width = '100%', height, ratio, radius = 'text' }: SkeletonProps) => (
  <span
    data-component="Skeleton"
    aria-hidden
    className={cx(styles.skeleton, styles.radius[radius])}
    style={{ inlineSize: width, blockSize: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }}
  />
);
