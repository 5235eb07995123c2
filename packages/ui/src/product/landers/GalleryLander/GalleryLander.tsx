import { cx } from '../../../base/cx.ts';
import { gallery } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './GalleryLander.css.ts';

export interface GalleryLanderProps extends LanderProps {
  /** The first five are shown; phones show two. */
  members: readonly LanderMember[];
}

/** Lander `gallery`: framed portraits on a wall, each with a name plate. */
export const GalleryLander = ({ members, className, ...lander }: GalleryLanderProps) => (
  <Lander
    {...lander}
    className={cx('vl-GalleryLander', className)}
    defaultTexts={gallery}
    arrangement="across"
    picture={
      members.length > 0 && (
        <ul className={styles.wall}>
          {members.slice(0, 5).map((member, index) => (
            <li key={member.id} className={styles.hung}>
              <LanderPhoto member={member} caption="below" place sizes="18rem" priority={index < 2} />
            </li>
          ))}
        </ul>
      )
    }
  />
);
