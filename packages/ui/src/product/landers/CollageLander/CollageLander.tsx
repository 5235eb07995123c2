import { cx } from '../../../base/cx.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { collage } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { cropsOf } from '../LanderScene/crops-of.ts';
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
  const cuttings = members.slice(0, places).map((member, index) => ({
    id: member.id,
    silent: false,
    picture: <LanderPhoto member={member} caption="strip" sizes={sizes} priority={index < 3} />,
  }));
  const shown =
    cuttings.length > 0
      ? cuttings
      : cropsOf(scenes, places).map((scene, index) => ({
          id: index,
          // another part of a picture that the list has already
          silent: scene.alt === '',
          picture: <LanderScene scene={scene} sizes={sizes} priority={index < 3} />,
        }));
  return (
    <Lander
      {...lander}
      className={cx('vl-CollageLander', className)}
      // the words about faces and photos stand beside portraits only
      defaultTexts={cuttings.length > 0 ? collage : { ...homeHero, headline: collage.headline }}
      arrangement="around"
      picture={
        shown.length > 0 && (
          <ul className={styles.table}>
            {shown.map(({ id, silent, picture }) => (
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
