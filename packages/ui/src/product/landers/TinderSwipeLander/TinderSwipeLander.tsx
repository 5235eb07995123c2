'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { isolated } from '@velluto/rules';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { chevronEnd, like } from '../../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { tinderSwipe } from '../../../i18n/messages/landers/lander-pages.ts';
import { plain } from '../../../i18n/plain.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { SignUpLink } from '../LanderContent/SignUpLink.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import { LanderScene, type Scene } from '../LanderScene/LanderScene.tsx';
import * as styles from './TinderSwipeLander.css.ts';

export interface TinderSwipeLanderProps extends LanderProps {
  /** The first three are shown as cards. */
  members: readonly LanderMember[];
  /** The site's own pictures, the first three of which are the cards where there are no members. Nobody can like them. */
  scenes?: readonly Scene[];
}

const places = 3;

/** Lander `tinderswipe`: a stack of three cards; liking leads visitors to the sign-up. */
export function TinderSwipeLander({ members, scenes = [], className, ...lander }: TinderSwipeLanderProps) {
  const { t } = useLingui();
  const [top, setTop] = useState(0);
  const [moved, setMoved] = useState(false);
  const people = members.slice(0, places).map(member => ({
    id: member.id,
    said: `${isolated(member.name)}, ${member.age}`,
    picture: (sizes: string) => <LanderPhoto member={member} place sizes={sizes} />,
  }));
  const cards =
    people.length > 0
      ? people
      : scenes.slice(0, places).map((scene, index) => ({
          id: index,
          said: scene.alt,
          picture: (sizes: string) => <LanderScene scene={scene} sizes={sizes} />,
        }));
  const current = cards[top];
  const turnTo = (card: number) => {
    setTop(card);
    setMoved(true);
  };
  return (
    <Lander
      {...lander}
      className={cx('vl-TinderSwipeLander', className)}
      defaultTexts={tinderSwipe}
      arrangement="beside"
      picture={
        cards.length > 0 && (
          <div className={styles.table}>
            <ul aria-label={t(tinderSwipe.deck)} className={styles.deck}>
              <li aria-hidden={current !== undefined} className={styles.end}>
                <Heading level={2} size="h2">
                  <Trans {...tinderSwipe.end} components={{ em: <em /> }} />
                </Heading>
              </li>
              {cards
                .map((card, index) => ({ card, index }))
                .reverse()
                .map(({ card, index }) => (
                  <li
                    key={card.id}
                    aria-hidden={index !== top}
                    data-depth={index < top ? 'gone' : index - top}
                    className={styles.card}
                  >
                    {/* cards below show only their edges, so they load a small picture; the next one loads the large one after the first move */}
                    {card.picture(index - top > Number(moved) ? '6rem' : '23rem')}
                  </li>
                ))}
            </ul>
            <VisuallyHidden role="status">
              {moved && (current?.said ?? plain(t(tinderSwipe.end)))}
            </VisuallyHidden>
            <div className={styles.actions}>
              {current ? (
                <Button endIcon={<Icon shape={chevronEnd} size="s" />} onClick={() => turnTo(top + 1)}>
                  {t(tinderSwipe.next)}
                </Button>
              ) : (
                <Button onClick={() => turnTo(0)}>{t(tinderSwipe.again)}</Button>
              )}
              {current && people.length > 0 && !lander.membersHref && (
                <SignUpLink
                  href={lander.signupHref}
                  onSignUp={lander.onSignUp}
                  startIcon={<Icon shape={like} size="s" />}
                >
                  {t(tinderSwipe.like)}
                </SignUpLink>
              )}
            </div>
          </div>
        )
      }
    />
  );
}
