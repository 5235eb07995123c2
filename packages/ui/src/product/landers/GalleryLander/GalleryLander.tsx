import { cx } from '../../../base/cx.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { gallery } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { cropsOf } from '../LanderScene/crops-of.ts';
import { inPlaces } from '../LanderScene/in-places.ts';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import * as styles from './GalleryLander.css.ts';

export interface GalleryLanderProps extends LanderProps {
  /** The first five are shown; phones show two. */
  members: readonly LanderMember[];
  /** The site's own pictures, shown where there are no members. */
  scenes?: readonly Scene[];
}

const places = 5;
/** Scenes are broader, so there are fewer. */
const wide = 3;

/** Lander `gallery`: framed portraits on a wall, each with a name plate. */
export function GalleryLander({ members, scenes = [], className, ...lander }: GalleryLanderProps) {
  const pictures = inPlaces(
    members.slice(0, places),
    (member, index) => (
      <LanderPhoto member={member} caption="below" place sizes="18rem" priority={index < 2} />
    ),
    cropsOf(scenes, wide),
    (scene, index) => (
      <div>
        <LanderScene scene={scene} sizes="30rem" priority={index < 2} />
      </div>
    ),
  );
  return (
    <Lander
      {...lander}
      className={cx('vl-GalleryLander', className)}
      // the text about the name plates stands beside portraits only
      defaultTexts={members.length > 0 ? gallery : { ...gallery, lead: homeHero.lead }}
      arrangement="across"
      picture={
        pictures.length > 0 && (
          <ul className={cx(styles.wall, members.length === 0 && styles.scenes)}>
            {pictures.map(({ id, silent, picture }) => (
              <li key={id} aria-hidden={silent || undefined} className={styles.hung}>
                {picture}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
