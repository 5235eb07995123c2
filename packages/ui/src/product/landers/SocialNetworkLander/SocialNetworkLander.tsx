'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { socialNetwork } from '../../../i18n/messages/landers/lander-pages.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { MemberProfile } from '../../../model/member.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import type { Scene } from '../LanderScene/LanderScene.tsx';
import { InterestStars } from './InterestStars.tsx';
import { linksBetween } from './interest-links.ts';
import * as styles from './SocialNetworkLander.css.ts';

export interface SocialNetworkLanderProps extends LanderProps {
  /** The first five are shown. Lines join people who named the same interest. */
  members: readonly (LanderMember & Pick<MemberProfile, 'interests'>)[];
  /** The site's own pictures: where there are no members, interests stand on the first one like stars. */
  scenes?: readonly Scene[];
}

/** Lander `socialnetwork`: people joined by lines that name shared interests. */
export function SocialNetworkLander({
  members,
  scenes = [],
  className,
  ...lander
}: SocialNetworkLanderProps) {
  const { t } = useLingui();
  const [scene] = scenes;
  const people = members.slice(0, styles.places.length);
  const links = linksBetween(people.map(({ interests }) => interests)).map(({ from, to, interest }) => {
    const [x1, y1] = styles.places[from] ?? [0, 0];
    const [x2, y2] = styles.places[to] ?? [0, 0];
    const named = {
      first: people[from]?.name ?? '',
      second: people[to]?.name ?? '',
      interest: t(valueMessage(interestNames, 'Interest', interest)),
    };
    return { key: `${from}-${to}`, x1, y1, x2, y2, named };
  });
  return (
    <Lander
      {...lander}
      className={cx('vl-SocialNetworkLander', className)}
      defaultTexts={socialNetwork}
      arrangement="beside"
      picture={
        people.length > 0 ? (
          <div className={styles.net}>
            <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
              {links.map(({ key, x1, y1, x2, y2 }) => (
                <path key={key} d={`M${x1} ${y1}L${x2} ${y2}`} vectorEffect="non-scaling-stroke" />
              ))}
            </svg>
            <ul className={styles.people}>
              {people.map(member => (
                <li key={member.id} className={styles.person}>
                  <LanderPhoto member={member} sizes="(width < 56rem) 6rem, 11rem" />
                </li>
              ))}
            </ul>
            <ul aria-label={t(socialNetwork.label)} className={styles.people}>
              {links.map(({ key, x1, y1, x2, y2, named }) => (
                <li
                  key={key}
                  className={styles.word}
                  style={{ insetInlineStart: `${(x1 + x2) / 2}%`, insetBlockStart: `${(y1 + y2) / 2}%` }}
                >
                  <span aria-hidden>{named.interest}</span>
                  <VisuallyHidden>{t(socialNetwork.thread(named))}</VisuallyHidden>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          scene && <InterestStars scene={scene} />
        )
      }
    />
  );
}
