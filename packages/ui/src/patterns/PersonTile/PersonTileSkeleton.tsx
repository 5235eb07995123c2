import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import * as styles from './PersonTile.css.ts';

export interface PersonTileSkeletonProps extends RootProps<'div'> {}

/** A tile that is still loading. */
export const PersonTileSkeleton = ({ className, ...rest }: PersonTileSkeletonProps) => (
  <div aria-hidden {...rest} className={cx('vl-PersonTileSkeleton', styles.root, className)}>
    <Skeleton width="100%" height="100%" radius="photo" />
  </div>
);
