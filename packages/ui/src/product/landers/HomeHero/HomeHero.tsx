import type { ReactNode } from 'react';
import { homeHero } from '../../../i18n/messages/landers.ts';
import { LanderContent, type LanderProps } from '../LanderContent/LanderContent.tsx';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroProps extends LanderProps {
  /** Members, as a grid of pictures. */
  children?: ReactNode;
}

/** First screen of the home page: text, sign-up and log-in, and pictures of members. */
export const HomeHero = ({ children, ...content }: HomeHeroProps) => (
  <section data-component="HomeHero" className={styles.root}>
    <div className={styles.text}>
      <LanderContent {...content} defaultTexts={homeHero} />
    </div>
    {children && <div className={styles.pictures}>{children}</div>}
  </section>
);
