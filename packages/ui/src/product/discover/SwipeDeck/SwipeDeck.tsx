'use client';

import { useLingui } from '@lingui/react/macro';
import { SWIPE_LIKES_PER_DAY } from '@velluto/rules';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useMergedRef } from '../../../base/use-merged-ref.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { swipeDeck } from '../../../i18n/messages/discover.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { plain } from '../../../i18n/plain.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { SwipeActions } from '../SwipeActions/SwipeActions.tsx';
import type { Decision } from '../SwipeCard/gesture.ts';
import { SwipeCard, type SwipeCardProps } from '../SwipeCard/SwipeCard.tsx';
import { SwipeLimitNotice } from '../SwipeLimitNotice/SwipeLimitNotice.tsx';
import { DeckPlaceholder } from './DeckPlaceholder.tsx';
import * as styles from './SwipeDeck.css.ts';
import { type FrontChange, useDeck } from './useDeck.ts';

export interface SwipeDeckProps extends RootProps<'section'> {
  /** Cards without an answer, the next first. A card that is still in the list after its answer comes back. */
  cards: readonly SwipeCardProps['member'][];
  /** Likes left for today. */
  likesLeft: number;
  /** What is shown: the content, a skeleton while it is being loaded, or an error with a button to try again. */
  status?: 'ready' | 'loading' | 'error';
  /** Why the last answer could not be saved. */
  problem?: Problem | null;
  /** Menu with block and report for the card in front; `null` reserves its space. */
  menu?: ReactNode;
  /** A card was answered by drag, button or key. The caller removes it from `cards`. */
  onDecide: (event: { memberId: string; decision: Decision }) => void;
  /** Undoes the last answer; given only while that was a pass. */
  onUndo?: () => void;
  /** The button to try again was pressed. */
  onRetry?: () => void;
  /** Draws a card in place of `SwipeCard`, and gets its props: `props => <SwipeCard {...props} />`. */
  renderItem?: (props: SwipeCardProps) => ReactNode;
}

const drawSwipeCard = (props: SwipeCardProps) => <SwipeCard {...props} />;

/**
 * The swipe game: a stack of people to like or to pass on, also by keyboard and screen reader.
 *
 * @part placeholder - what stands in place of cards
 */
export function SwipeDeck({
  cards,
  likesLeft,
  status = 'ready',
  problem,
  menu,
  onDecide,
  onUndo,
  onRetry,
  renderItem = drawSwipeCard,
  className,
  ref,
  ...rest
}: SwipeDeckProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const limitReached = !(likesLeft > 0);

  const announce = ({ decided, returned }: FrontChange) => {
    const { origin } = deck.front ?? {};
    const answer =
      decided && t((decided.decision === 'like' ? swipeDeck.liked : swipeDeck.passed)(decided.card));
    const next =
      status !== 'ready'
        ? null
        : deck.front
          ? t((returned ? swipeDeck.back : swipeDeck.next)(deck.front))
          : limitReached
            ? t(problemMessages.swipe_limit_reached({ max: SWIPE_LIKES_PER_DAY }))
            : plain(t(swipeDeck.endTitle));
    const mark = origin && originTexts(origin).description;
    setAnnouncement([answer, [next, mark].filter(Boolean).join('. ')].filter(Boolean).join(' '));
  };
  const deck = useDeck({
    cards: status === 'ready' && !limitReached ? cards : [],
    onDecide,
    onUndo,
    onFrontChange: announce,
  });
  const { front, behind, leaving } = deck;
  const mergedRef = useMergedRef(deck.root, ref);

  return (
    <section
      aria-label={t(swipeDeck.label)}
      aria-describedby={front && `${id}-hint`}
      aria-busy={status === 'loading'}
      {...rest}
      className={cx('vl-SwipeDeck', styles.root, className)}
      ref={mergedRef}
    >
      <div className={styles.pile}>
        {[
          ...leaving.map(({ card, decision }) => ({ card, decided: decision })),
          ...[front, behind].flatMap(card => (card ? { card, decided: undefined } : [])),
        ].map(({ card, decided }) => (
          <Fragment key={card.id}>
            {renderItem({
              member: card,
              decided,
              position: card === behind ? 'behind' : 'front',
              undone: card === front ? deck.undone : undefined,
              onDecide: ({ decision }) => deck.decide(decision),
              onExited: deck.onExited,
            })}
          </Fragment>
        ))}
        {!front && (
          <DeckPlaceholder status={status} limitReached={limitReached} onRetry={onRetry} onUndo={deck.undo} />
        )}
      </div>
      <ErrorAlert>{problem && problemText(t, problem)}</ErrorAlert>
      {front && (
        <>
          <SwipeActions
            name={front.name}
            onDecide={({ decision }) => deck.decide(decision)}
            onUndo={deck.undo}
          />
          <div className={styles.foot}>
            <div className={styles.facts}>
              <SwipeLimitNotice likesLeft={likesLeft} />
              <p id={`${id}-hint`} className={styles.keyboardHint}>
                {t(swipeDeck.hint)}
              </p>
              <p className={styles.touchHint}>{t(swipeDeck.touchHint)}</p>
            </div>
            {menu !== undefined && <div className={styles.menu}>{menu}</div>}
          </div>
        </>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </section>
  );
}
