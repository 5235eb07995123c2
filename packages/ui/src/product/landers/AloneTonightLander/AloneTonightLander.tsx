import { cx } from '../../../base/cx.ts';
import { aloneTonight } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import * as styles from './AloneTonightLander.css.ts';

export interface AloneTonightLanderProps extends LanderProps {
  /** People in the lit windows; the first two are shown. */
  members: readonly LanderMember[];
  /** The site's own pictures, mirrored by the windows in which nobody is. */
  scenes?: readonly Scene[];
}

/** The windows from the top left: a number is a large window with that member, the others are dark or have a lamp. */
const front = [0, 'dark', 'lamp', 'dark', 'dark', 'lamp', 'dark', 1, 'dark', 'lamp'] as const;
const sizes = '(width < 56rem) 50vw, 20rem';
/** Windows that phones show: the upper floors. */
const phoneWindows = 5;

/** Lander `alonetonight`: the front of a house at night, with light behind some windows. */
export const AloneTonightLander = ({
  members,
  scenes = [],
  className,
  ...lander
}: AloneTonightLanderProps) => (
  <Lander
    {...lander}
    className={cx('vl-AloneTonightLander', className)}
    defaultTexts={aloneTonight}
    arrangement="bleed"
    background="night"
    picture={
      <ul className={styles.house}>
        {front.map((window, index) => {
          const member = typeof window === 'number' && members[window];
          const scene = typeof window === 'number' && !member && scenes[window % scenes.length];
          const pane = cx(
            member ? styles.lit : styles.window,
            typeof window === 'number' && styles.large,
            !member && !scene && window !== 'dark' && styles.lamp,
            index >= phoneWindows && styles.below,
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: windows never move
            <li key={index} aria-hidden={!member} className={pane}>
              {member && <LanderPhoto member={member} sizes={sizes} priority={index === 0} />}
              {scene && <LanderScene scene={scene} bleed sizes={sizes} priority={index === 0} />}
            </li>
          );
        })}
      </ul>
    }
  />
);
