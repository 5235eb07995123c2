'use client';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { arrowStep } from '../../../base/arrow-keys.ts';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { swipeActions } from '../../../i18n/messages/discover.ts';
import { likeButton } from '../../../i18n/messages/likes/likes.ts';
import type { SwipeMember } from '../../../model/member.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { useMemberTile } from '../../useMemberTile.tsx';
import type { TileSlots } from '../../usePersonTile.tsx';
import { CardPhotos, stepsOf } from './CardPhotos.tsx';
import { CardWords } from './CardWords.tsx';
import { type Decision, decisionOfKey } from './gesture.ts';
import * as styles from './SwipeCard.css.ts';
import { useSwipe } from './useSwipe.ts';

export interface SwipeCardProps extends TileSlots, RootProps<'div'> {
  /** The person on the card. */
  member: SwipeMember;
  /** `front` can be dragged, `behind` waits below it. */
  position?: 'front' | 'behind';
  /** The decision on the card, which leaves to that side. */
  decided?: Decision;
  /** The decision that was undone: the card comes back from that side. */
  undone?: Decision;
  /** Dragged or flicked to a side, or an arrow key pressed: right likes, left passes. */
  onDecide: (event: { memberId: string; decision: Decision }) => void;
  /** The card has left the screen. */
  onExited?: (event: { memberId: string }) => void;
}

/** Width of the picture. */
const sizes = '(width < 576px) 100vw, 25rem';

/**
 * One person of the swipe game, as a card that can be dragged. The sides step through the photos, the rest opens the profile.
 *
 * @part card - the card that moves
 * @part like - the word while it moves to be liked
 * @part pass - the word while it moves to be passed
 */
export function SwipeCard({
  member,
  position = 'front',
  decided,
  undone,
  onDecide,
  onExited,
  badges,
  media,
  footer,
  className,
  ...rest
}: SwipeCardProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const { id: memberId, aboutMe = '', sharedInterests = [] } = member;
  // those in common say more than how many there are
  const tile = useMemberTile(sharedInterests.length > 0 ? { ...member, numInterests: 0 } : member);
  const photos = stepsOf(member.photos);
  const [index, setIndex] = useState(0);
  const showPhoto = (wanted: number) => setIndex(Math.min(Math.max(0, wanted), photos.length - 1));
  const active = position === 'front' && !decided;
  const swipe = useSwipe({
    active,
    decided,
    undone,
    onDecide: decision => onDecide({ memberId, decision }),
    onExited: onExited && (() => onExited({ memberId })),
  });
  return (
    <div
      data-position={decided ? 'left' : position}
      inert={!active}
      {...rest}
      className={cx(
        'vl-SwipeCard',
        styles.slot,
        decided ? styles.leaving : position === 'behind' && styles.behind,
        className,
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the link and of the buttons for photos inside; the deck has buttons for all of it */}
      <div
        {...swipe}
        data-part="card"
        className={cx(styles.card, !media && photos.length > 1 && styles.stepped)}
        onKeyDown={event => {
          const decision = decisionOfKey(event);
          if (!decision || !active) return;
          event.preventDefault();
          const onTile = event.target instanceof Element && event.target.closest('.vl-PersonTile');
          if (onTile) onDecide({ memberId, decision });
          else showPhoto(index + arrowStep(event, event.currentTarget));
        }}
      >
        <PersonTile
          {...tile}
          badges={[tile.badges, badges]}
          media={media}
          footer={footer}
          href={fillHref(routes.member, { id: memberId })}
          picture={{ ...tile.picture, photo: photos[index] ?? member.photo, sizes, priority: true }}
        >
          <CardWords text={aboutMe} interests={sharedInterests} />
        </PersonTile>
        {!media && photos.length > 1 && (
          <CardPhotos
            photos={photos}
            index={index}
            sizes={sizes}
            onNavigate={({ index }) => showPhoto(index)}
          />
        )}
        <span aria-hidden data-part="like" className={styles.like}>
          {t(likeButton.idle)}
        </span>
        <span aria-hidden data-part="pass" className={styles.pass}>
          {t(swipeActions.pass)}
        </span>
      </div>
    </div>
  );
}
