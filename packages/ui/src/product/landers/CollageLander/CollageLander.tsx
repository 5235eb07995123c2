import { cx } from '../../../base/cx.ts';
import { collage } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './CollageLander.css.ts';

export interface CollageLanderProps extends LanderProps {
  /** The first six are shown; phones show two or three. */
  members: readonly LanderMember[];
}

/** Lander `collagelanding`: portraits cut out of paper, scattered around the text. */
export const CollageLander = ({ members, className, ...lander }: CollageLanderProps) => (
  <Lander
    {...lander}
    className={cx('vl-CollageLander', className)}
    defaultTexts={collage}
    arrangement="around"
    picture={
      members.length > 0 && (
        <ul className={styles.table}>
          {members.slice(0, 6).map((member, index) => (
            <li key={member.id} className={styles.cutting}>
              <div className={styles.paper}>
                <LanderPhoto
                  member={member}
                  caption="strip"
                  sizes="(width < 56rem) 6rem, 16rem"
                  priority={index < 3}
                />
              </div>
            </li>
          ))}
        </ul>
      )
    }
  />
);
