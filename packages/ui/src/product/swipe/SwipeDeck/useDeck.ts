'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Decision } from '../SwipeCard/gesture.ts';
import type { SwipeCardProps } from '../SwipeCard/SwipeCard.tsx';

type Card = SwipeCardProps['member'];

/** A card and the answer to it. */
export interface Answer {
  card: Card;
  decision: Decision;
}

/** What the deck has to say: which answer was given or taken back, and that another card is in front. */
export type Turn = { given: Answer | null; back: Card | null };

interface Deck {
  cards: readonly Card[];
  onDecide: (event: { memberId: string; decision: Decision }) => void;
  onUndo: (() => void) | undefined;
  /** The card in front has changed. */
  onTurn: (turn: Turn) => void;
}

/** Which card is in front, which ones still fly away, and where the focus goes when its place is gone. */
export function useDeck({ cards, onDecide, onUndo, onTurn }: Deck) {
  const root = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<readonly Answer[]>([]);
  const [last, setLast] = useState<Answer | null>(null);
  const unsaid = useRef<Answer | null>(null);
  /** The focus was in the deck when it last changed, or nowhere: a finger gives a card none. */
  const held = useRef(false);
  const [front, behind] = cards.filter(({ id }) => !leaving.some(({ card }) => card.id === id));
  const frontId = front?.id;
  const back = front && last?.card.id === front.id ? last : null;

  const hold = () => {
    const focused = document.activeElement;
    held.current = focused === document.body || (root.current?.contains(focused) ?? false);
  };
  const turn = useRef(onTurn);
  turn.current = onTurn;
  const returned = useRef(back);
  returned.current = back;
  const before = useRef(frontId);
  useEffect(() => {
    if (before.current === frontId) return;
    before.current = frontId;
    turn.current({ given: returned.current ? null : unsaid.current, back: returned.current?.card ?? null });
    unsaid.current = null;
  }, [frontId]);

  const canUndo = onUndo !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes takes places of the focus away
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || focused.closest('[inert]') !== null;
    if (!held.current || !lost) return;
    root.current
      ?.querySelector<HTMLElement>('[data-position="front"] a, [data-part="rest"]')
      ?.focus({ preventScroll: true });
  }, [frontId, canUndo]);

  return {
    root,
    front,
    behind,
    leaving,
    cameFrom: back?.decision,
    decide(decision: Decision) {
      if (!front) return;
      hold();
      const answer = { card: front, decision };
      unsaid.current = answer;
      setLast(answer);
      setLeaving(all => [...all, answer]);
      onDecide({ memberId: front.id, decision });
    },
    undo:
      onUndo &&
      (() => {
        hold();
        setLeaving([]);
        onUndo();
      }),
    onGone: ({ memberId }: { memberId: string }) =>
      setLeaving(all => all.filter(({ card }) => card.id !== memberId)),
  };
}
