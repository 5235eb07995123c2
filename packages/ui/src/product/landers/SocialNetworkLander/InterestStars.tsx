'use client';

import { useLingui } from '@lingui/react/macro';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import * as styles from './SocialNetworkLander.css.ts';

/** Examples of interests, one for each place. */
const examples = ['travelling', 'music', 'astronomy', 'cooking', 'hiking'] as const;

export interface InterestStarsProps {
  /** The picture behind them. */
  scene: Scene;
}

/** Interests joined by lines like the stars of a sign in the sky, on a scene of the site. They belong to nobody. */
export function InterestStars({ scene }: InterestStarsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.net}>
      <LanderScene scene={scene} bleed sizes="(width < 56rem) 100vw, 50vw" priority />
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.rays}>
        {styles.stars.map(([x, y], index) => {
          const [toX, toY] = styles.stars[index + 1] ?? [x, y];
          return (
            <path key={examples[index]} d={`M${x} ${y}L${toX} ${toY}`} vectorEffect="non-scaling-stroke" />
          );
        })}
      </svg>
      <ul className={styles.people}>
        {styles.stars.map(([x, y], index) => {
          const interest = examples[index] ?? 'travelling';
          return (
            <li
              key={interest}
              className={styles.star}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            >
              {t(interestNames[interest])}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
