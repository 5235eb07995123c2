import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import * as styles from './PersonTile.css.ts';

/** A tile that is still loading. */
export const PersonTileSkeleton = () => (
  <div data-component="PersonTileSkeleton" aria-hidden className={styles.root}>
    <Skeleton width="100%" height="100%" radius="photo" />
  </div>
);
