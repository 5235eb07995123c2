import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { FaceWall } from '../FaceWall/FaceWall.tsx';
import { Lander } from '../LanderContent/Lander.tsx';
import { LanderContent, type LanderProps } from '../LanderContent/LanderContent.tsx';
import { rootOf } from '../LanderContent/root-of.ts';
import { SignUpBar } from '../LanderContent/SignUpBar.tsx';
import type { LanderMember } from '../LanderPhoto/LanderPhoto.tsx';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroProps extends LanderProps {
  /** Members, as a grid of pictures. */
  children?: ReactNode;
  /** The same members: on upright phones their pictures move slowly behind the headline. With fewer than nine there is no such wall. */
  members?: readonly LanderMember[];
  /** A picture of the site behind the text, where there are no members to show. */
  scene?: Scene;
}

/** First screen of the home page: text, sign-up and log-in, and pictures of members or a scene of the site. */
export const HomeHero = ({ children, members = [], scene, className, ...rest }: HomeHeroProps) => {
  const lander = { ...rest, defaultTexts: homeHero };
  if (!children && scene)
    return (
      <Lander
        {...lander}
        className={cx('vl-HomeHero', className)}
        arrangement="over"
        picture={<LanderScene scene={scene} bleed sizes="100vw" priority />}
      />
    );
  return (
    <section {...rootOf(lander)} className={cx('vl-HomeHero', styles.root, className)}>
      <FaceWall members={members} />
      <div className={styles.text}>
        <LanderContent {...lander} />
      </div>
      {children && <div className={styles.pictures}>{children}</div>}
      <SignUpBar {...lander} />
    </section>
  );
};
