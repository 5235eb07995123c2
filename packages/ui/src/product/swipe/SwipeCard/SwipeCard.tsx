'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { likeButton } from '../../../i18n/messages/likes.ts';
import { memberWords } from '../../../i18n/messages/member.ts';
import { swipeActions } from '../../../i18n/messages/swipe.ts';
import type { MemberSummary } from '../../../model/member.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { LanguageMark } from '../../../patterns/PersonTile/LanguageMark.tsx';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat } from '../../../provider/hooks.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { type Decision, decisionOfKey } from './gesture.ts';
import * as styles from './SwipeCard.css.ts';
import { useSwipe } from './useSwipe.ts';

export interface SwipeCardProps {
  member: Pick<
    MemberSummary,
    'id' | 'name' | 'age' | 'origin' | 'place' | 'language' | 'online' | 'numInterests' | 'photo'
  >;
  /** `front` can be dragged, `behind` waits below it. */
  position?: 'front' | 'behind';
  /** The answer that was given: the card leaves to that side. */
  left?: Decision;
  /** The answer that was taken back: the card comes in from that side. */
  cameFrom?: Decision;
  /** Dragged or thrown to a side, or an arrow key pressed: right likes, left passes. */
  onDecide: (event: { memberId: string; decision: Decision }) => void;
  /** It has left the pile. */
  onGone?: (event: { memberId: string }) => void;
}

/** One person of the swipe game, as a print that follows finger and mouse. */
export function SwipeCard({ member, position = 'front', left, cameFrom, onDecide, onGone }: SwipeCardProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const format = useFormat();
  const { id: memberId, name, age, place, language, origin, online, numInterests, photo } = member;
  const active = position === 'front' && !left;
  const swipe = useSwipe({
    active,
    left,
    cameFrom,
    onDecide: decision => onDecide({ memberId, decision }),
    onGone: onGone && (() => onGone({ memberId })),
  });
  const interests = numInterests > 0 ? t(memberWords.interests({ count: numInterests })) : undefined;
  return (
    <div
      data-component="SwipeCard"
      data-position={left ? 'left' : position}
      inert={!active}
      className={cx(styles.slot, left ? styles.leaving : position === 'behind' && styles.behind)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the link inside; the deck has buttons for all of it */}
      <div
        {...swipe}
        className={styles.card}
        onKeyDown={event => {
          const decision = decisionOfKey(event);
          if (!decision || !active) return;
          event.preventDefault();
          onDecide({ memberId, decision });
        }}
      >
        <PersonTile
          href={`/members/${memberId}`}
          name={name}
          age={age}
          photo={photo}
          photoAlt={t(memberWords.photoAlt({ name }))}
          details={[place, interests].flatMap(detail => detail ?? [])}
          online={online ? t(memberWords.online) : undefined}
          sizes="(width < 576px) 100vw, 25rem"
          priority
          marks={
            <>
              <LanguageMark
                language={language}
                description={t(memberWords.speaks({ language: format.language(language) }))}
              />
              <OriginMark origin={origin} {...originTexts} ground="photo" />
            </>
          }
        />
        <span aria-hidden className={styles.like}>
          {t(likeButton.idle)}
        </span>
        <span aria-hidden className={styles.pass}>
          {t(swipeActions.pass)}
        </span>
      </div>
    </div>
  );
}
