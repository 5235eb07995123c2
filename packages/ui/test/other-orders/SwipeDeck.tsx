import { useState } from 'react';
import { Button } from '../../src/base/Button/Button.tsx';
import {
  SwipeDeckActions,
  SwipeDeckCards,
  SwipeDeckFacts,
  SwipeDeckRoot,
} from '../../src/product/discover/SwipeDeck/SwipeDeckParts.tsx';
import {
  type SwipeDeckOptions,
  useSwipeDeckContext,
} from '../../src/product/discover/SwipeDeck/useSwipeDeck.ts';

/** A part of the site's own: passes on the card in front. */
function Later() {
  const { decide } = useSwipeDeckContext();
  return (
    <Button className="later" onClick={() => decide('pass')}>
      Maybe later
    </Button>
  );
}

/** The buttons are above the cards, and one of them is the site's own. */
export function ActionsFirst({ cards, onDecide, ...rest }: SwipeDeckOptions) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  return (
    <SwipeDeckRoot
      {...rest}
      cards={cards.filter(({ id }) => !answered.includes(id))}
      onDecide={event => {
        setAnswered([...answered, event.memberId]);
        onDecide(event);
      }}
    >
      <SwipeDeckActions />
      <Later />
      <SwipeDeckCards />
      <SwipeDeckFacts />
    </SwipeDeckRoot>
  );
}
