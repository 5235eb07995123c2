import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { LanderContent, type LanderProps } from '../LanderContent/LanderContent.tsx';
import { rootOf } from '../LanderContent/root-of.ts';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroProps extends LanderProps {
  /** Members, as a grid of pictures. */
  children?: ReactNode;
}

/** First screen of the home page: text, sign-up and log-in, and pictures of members. */
export const HomeHero = ({ children, className, ...rest }: HomeHeroProps) => {
  const lander = { ...rest, defaultTexts: homeHero };
  return (
    <section {...rootOf(lander)} className={cx('vl-HomeHero', styles.root, className)}>
      <div className={styles.text}>
        <LanderContent {...lander} />
      </div>
      {children && <div className={styles.pictures}>{children}</div>}
    </section>
  );
};
