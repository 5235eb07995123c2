import { cx } from '../../../base/cx.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import type { PhotoSource } from '../../../model/photo.ts';
import * as styles from './LanderScene.css.ts';

/** A picture of the site itself: a place, an hour of the day, nobody who could be taken for a member. */
export interface Scene {
  /** The picture; in a film, what is shown until it plays, and where it cannot be played. */
  poster: PhotoSource;
  /** Alternative text. */
  alt: string;
}

export interface LanderSceneProps extends RootProps<'div'> {
  /** The picture. */
  scene: Scene;
  /** Takes the whole stage, without rounded corners. */
  bleed?: boolean;
  /** CSS `sizes`. */
  sizes: string;
  /** In the first view: loaded early. */
  priority?: boolean;
}

/** A scene of the site in the place of a member, where visitors may not see members. As large as the box around it. */
export const LanderScene = ({
  scene,
  bleed = false,
  sizes,
  priority,
  className,
  ...rest
}: LanderSceneProps) => (
  <div {...rest} className={cx('vl-LanderScene', bleed ? styles.bleed : styles.root, className)}>
    <Photo
      photo={scene.poster}
      alt={scene.alt}
      radius={bleed ? 'none' : 'photo'}
      tone="true"
      sizes={sizes}
      priority={priority}
    />
  </div>
);
