import { cx } from '../../../base/cx.ts';
import { aloneTonight } from '../../../i18n/messages/lander-pages.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { LanderContent, type LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './AloneTonightLander.css.ts';

export interface AloneTonightLanderProps extends LanderProps {
  /** People in the lit windows; the first two are shown. */
  members: readonly LanderMember[];
}

/** The windows from the top left: a number is a large window with that member, the others are dark or have a lamp. */
const front = [0, 'dark', 'lamp', 'dark', 'dark', 'lamp', 'dark', 1, 'dark', 'lamp'] as const;
/** Windows that phones show: the upper floors. */
const phoneWindows = 5;

/** Lander `alonetonight`: the front of a house at night, with light behind some windows. */
export const AloneTonightLander = ({ members, ...content }: AloneTonightLanderProps) => (
  <LanderFrame
    component="AloneTonightLander"
    arrangement="bleed"
    background="night"
    picture={
      <ul className={styles.house}>
        {front.map((window, index) => {
          const member = typeof window === 'number' && members[window];
          const className = cx(
            member ? styles.lit : styles.window,
            typeof window === 'number' && styles.large,
            !member && window !== 'dark' && styles.lamp,
            index >= phoneWindows && styles.below,
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: windows never move
            <li key={index} aria-hidden={!member} className={className}>
              {member && (
                <LanderPhoto member={member} sizes="(width < 56rem) 50vw, 20rem" priority={index === 0} />
              )}
            </li>
          );
        })}
      </ul>
    }
  >
    <LanderContent {...content} defaultTexts={aloneTonight} />
  </LanderFrame>
);
