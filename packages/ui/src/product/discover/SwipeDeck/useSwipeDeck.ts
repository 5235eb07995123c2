'use client';

import { useLingui } from '@lingui/react/macro';
import { SWIPE_LIKES_PER_DAY } from '@velluto/rules';
import { type ComponentProps, createContext, type RefObject, useId, useState } from 'react';
import { usePartContext } from '../../../base/use-part-context.ts';
import { swipeDeck } from '../../../i18n/messages/discover.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { plain } from '../../../i18n/plain.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';
import type { Decision } from '../SwipeCard/gesture.ts';
import type { SwipeCardProps } from '../SwipeCard/SwipeCard.tsx';
import { type FrontChange, useDeck } from './useDeck.ts';

/** What `useSwipeDeck`, `SwipeDeckRoot` and `SwipeDeck` have to know. */
export interface SwipeDeckOptions {
  /** Cards without an answer, the next first. A card that is still in the list after its answer comes back. */
  cards: readonly SwipeCardProps['member'][];
  /** Likes left for today. */
  likesLeft: number;
  /** What is shown: the content, a skeleton while it is being loaded, or an error with a button to try again. */
  status?: 'ready' | 'loading' | 'error';
  /** A card was answered by drag, button or key. The caller removes it from `cards`. */
  onDecide: (event: { memberId: string; decision: Decision }) => void;
  /** Undoes the last answer; given only while that was a pass. */
  onUndo?: () => void;
}

/** What a deck knows and does, without elements. */
export interface SwipeDeckState extends Required<Pick<SwipeDeckOptions, 'likesLeft' | 'status'>> {
  /** Of the element around the deck, where the focus stays after an answer. */
  rootProps: ComponentProps<'section'> & { ref: RefObject<HTMLElement | null> };
  /** The card that waits for an answer; undefined when there is none. */
  front: SwipeCardProps['member'] | undefined;
  /** The cards to draw, each with the props of its `SwipeCard`: those that are leaving, the one in front, and the next. */
  items: readonly SwipeCardProps[];
  /** No likes are left for today. */
  limitReached: boolean;
  /** Answers the card in front. */
  decide: (decision: Decision) => void;
  /** Takes the last answer back; undefined when it cannot be. */
  undo: (() => void) | undefined;
  /** What has happened and who is next, for a live region; empty at first. */
  announcement: string;
  /** Id of the element that explains the keys; it describes the deck. */
  hintId: string;
}

/** The state of a deck, for elements of the site's own. `SwipeDeckRoot` and its parts draw it as we do. */
export function useSwipeDeck({
  cards,
  likesLeft,
  status = 'ready',
  onDecide,
  onUndo,
}: SwipeDeckOptions): SwipeDeckState {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const hintId = useId();
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
  const { root, front, behind, leaving, undone, decide, undo, onExited } = deck;
  const items = [
    ...leaving.map(({ card, decision }) => ({ card, decided: decision })),
    ...[front, behind].flatMap(card => (card ? { card, decided: undefined } : [])),
  ].map(
    ({ card, decided }): SwipeCardProps => ({
      member: card,
      decided,
      position: card === behind ? 'behind' : 'front',
      undone: card === front ? undone : undefined,
      onDecide: ({ decision }) => decide(decision),
      onExited,
    }),
  );
  const rootProps = {
    ref: root,
    'aria-label': t(swipeDeck.label),
    'aria-describedby': front && hintId,
    'aria-busy': status === 'loading',
  };
  return { rootProps, front, items, likesLeft, status, limitReached, decide, undo, announcement, hintId };
}

export const SwipeDeckContext = createContext<SwipeDeckState | null>(null);

/** The state of the `SwipeDeckRoot` around a part. Throws outside of one. */
export const useSwipeDeckContext = (): SwipeDeckState => usePartContext(SwipeDeckContext, 'SwipeDeckRoot');
