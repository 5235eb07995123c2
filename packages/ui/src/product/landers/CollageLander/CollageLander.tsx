import { cx } from '../../../base/cx.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { collage } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { cropsOf } from '../LanderScene/crops-of.ts';
import { inPlaces } from '../LanderScene/in-places.ts';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import * as styles from './CollageLander.css.ts';

export interface CollageLanderProps extends LanderProps {
  /** The first six are shown; phones show two or three. */
  members: readonly LanderMember[];
  /** The site's own pictures, shown where there are no members. */
  scenes?: readonly Scene[];
}

const places = 6;
const sizes = '(width < 56rem) 6rem, 16rem';

/** Lander `collagelanding`: portraits cut out of paper, scattered around the text. */
export function CollageLander({ members, scenes = [], className, ...lander }: CollageLanderProps) {
  const cuttings = inPlaces(
    members.slice(0, places),
    (member, index) => <LanderPhoto member={member} caption="strip" sizes={sizes} priority={index < 3} />,
    cropsOf(scenes, places),
    (scene, index) => <LanderScene scene={scene} sizes={sizes} priority={index < 3} />,
  );
  return (
    <Lander
      {...lander}
      className={cx('vl-CollageLander', className)}
      // the words about faces and photos stand beside portraits only
      defaultTexts={members.length > 0 ? collage : { ...homeHero, headline: collage.headline }}
      arrangement="around"
      picture={
        cuttings.length > 0 && (
          <ul className={styles.table}>
            {cuttings.map(({ id, silent, picture }) => (
              <li key={id} aria-hidden={silent || undefined} className={styles.cutting}>
                <div className={styles.paper}>{picture}</div>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
