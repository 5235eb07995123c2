import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { homeHero } from '../../../i18n/messages/landers.ts';
import { divideProps } from '../LanderContent/divide-props.ts';
import { LanderContent, type LanderProps } from '../LanderContent/LanderContent.tsx';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroProps extends LanderProps {
  /** Members, as a grid of pictures. */
  children?: ReactNode;
}

/** First screen of the home page: text, sign-up and log-in, and pictures of members. */
export const HomeHero = ({ children, className, ...lander }: HomeHeroProps) => {
  const { content, root } = divideProps({ ...lander, defaultTexts: homeHero });
  return (
    <section {...root} className={cx('vl-HomeHero', styles.root, className)}>
      <div className={styles.text}>
        <LanderContent {...content} />
      </div>
      {children && <div className={styles.pictures}>{children}</div>}
    </section>
  );
};
