'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusFreed } from '../../../provider/focus-freed.ts';
import type { Decision } from '../SwipeCard/gesture.ts';
import type { SwipeCardProps } from '../SwipeCard/SwipeCard.tsx';

type Card = SwipeCardProps['member'];

/** A card and the decision on it. */
export interface DecidedCard {
  card: Card;
  decision: Decision;
}

/** Why another card is in front: the last one was decided, or a decision was undone and its card came back. */
export type FrontChange = { decided: DecidedCard | null; returned: Card | null };

interface DeckOptions {
  cards: readonly Card[];
  onDecide: (event: { memberId: string; decision: Decision }) => void;
  onUndo: (() => void) | undefined;
  /** The card in front has changed. */
  onFrontChange: (change: FrontChange) => void;
}

/** Knows the cards in front, behind and leaving, and moves the focus when the focused element disappears. */
export function useDeck({ cards, onDecide, onUndo, onFrontChange }: DeckOptions) {
  const root = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<readonly DecidedCard[]>([]);
  const [last, setLast] = useState<DecidedCard | null>(null);
  const unannounced = useRef<DecidedCard | null>(null);
  /** The focus was in the deck, or nowhere as after a touch, when the last answer was given. */
  const ownsFocus = useRef(false);
  const byTouch = useRef(false);
  const [front, behind] = cards.filter(({ id }) => !leaving.some(({ card }) => card.id === id));
  const frontId = front?.id;
  const returnedCard = front && last?.card.id === front.id ? last : null;

  const rememberFocus = () => {
    const focused = document.activeElement;
    byTouch.current = focused === document.body;
    ownsFocus.current = byTouch.current || (root.current?.contains(focused) ?? false);
  };
  const onFrontChangeRef = useRef(onFrontChange);
  onFrontChangeRef.current = onFrontChange;
  const returned = useRef(returnedCard);
  returned.current = returnedCard;
  const previousId = useRef(frontId);
  useEffect(() => {
    if (previousId.current === frontId) return;
    previousId.current = frontId;
    onFrontChangeRef.current({
      decided: returned.current ? null : unannounced.current,
      returned: returned.current?.card ?? null,
    });
    unannounced.current = null;
  }, [frontId]);

  const canUndo = onUndo !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an element that may have the focus disappears
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || focused.closest('[inert]') !== null;
    if (!ownsFocus.current || !lost) return;
    const next = root.current?.querySelector<HTMLElement>(
      '[data-position="front"] a, [data-part="placeholder"]',
    );
    // browsers show the ring of a focus that came from nowhere, also to a finger
    next?.toggleAttribute('data-quiet-focus', byTouch.current);
    const withRing = () => next?.removeAttribute('data-quiet-focus');
    for (const event of ['blur', 'keydown']) next?.addEventListener(event, withRing, { once: true });
    if (next) focusFreed(next);
  }, [frontId, canUndo]);

  return {
    root,
    front,
    behind,
    leaving,
    undone: returnedCard?.decision,
    decide(decision: Decision) {
      if (!front) return;
      rememberFocus();
      const decided = { card: front, decision };
      unannounced.current = decided;
      setLast(decided);
      setLeaving(all => [...all, decided]);
      onDecide({ memberId: front.id, decision });
    },
    undo:
      onUndo &&
      (() => {
        rememberFocus();
        setLeaving([]);
        onUndo();
      }),
    onExited: ({ memberId }: { memberId: string }) =>
      setLeaving(all => all.filter(({ card }) => card.id !== memberId)),
  };
}
