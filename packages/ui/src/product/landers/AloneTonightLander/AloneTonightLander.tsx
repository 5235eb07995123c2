import { cx } from '../../../base/cx.ts';
import { aloneTonight } from '../../../i18n/messages/lander-pages.ts';
import { LanderFrame } from '../../../patterns/LanderFrame/LanderFrame.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { type LanderProps, LanderWords } from '../LanderWords/LanderWords.tsx';
import * as styles from './AloneTonightLander.css.ts';

export interface AloneTonightLanderProps extends LanderProps {
  /** People behind the lit windows; the first two. */
  members: readonly LanderMember[];
}

/** The house from the top left window: two large ones, and small ones dark or lit. Phones see the upper floors. */
const front = [0, 'dark', 'lamp', 'dark', 'dark', 'lamp', 'dark', 1, 'dark', 'lamp'] as const;
const phones = 5;

/** Lander `alonetonight`: a house front at night, with light behind some windows. */
export const AloneTonightLander = ({ members, ...words }: AloneTonightLanderProps) => (
  <LanderFrame
    component="AloneTonightLander"
    arrangement="bleed"
    ground="night"
    stage={
      <ul className={styles.house}>
        {front.map((window, index) => {
          const member = typeof window === 'number' && members[window];
          const looks = cx(
            member ? styles.lit : styles.window,
            typeof window === 'number' && styles.large,
            !member && window !== 'dark' && styles.lamp,
            index >= phones && styles.below,
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: windows never move
            <li key={index} aria-hidden={!member} className={looks}>
              {member && (
                <LanderPhoto member={member} sizes="(width < 56rem) 50vw, 20rem" priority={index === 0} />
              )}
            </li>
          );
        })}
      </ul>
    }
  >
    <LanderWords {...words} words={aloneTonight} />
  </LanderFrame>
);
