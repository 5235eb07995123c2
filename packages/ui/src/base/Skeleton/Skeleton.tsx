import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<'span'> {
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
export const Skeleton = ({
  width = '100%',
  height,
  ratio,
  radius = 'text',
  className,
  style,
  ...rest
}: SkeletonProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Skeleton', { radius }, styles);
  return (
    <span
      aria-hidden
      {...rest}
      className={cx('vl-Skeleton', styles.skeleton, styles.radius[radius], className)}
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio ? undefined : '1em'),
        aspectRatio: ratio,
        ...style,
      }}
    />
  );
};
