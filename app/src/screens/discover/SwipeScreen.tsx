import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { SwipeDeckResponse } from '@velluto/api-client';
import { Page } from '@velluto/ui/patterns';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { SwipeDeck } from '@velluto/ui/product/swipe';
import { useSnapshot } from 'valtio';
import { createDeckStore } from '../../features/discover/deck.ts';
import { createLikesStore } from '../../features/likes/likes.ts';
import { discoverMessages as messages } from '../../locales/messages/discover.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useStore } from '../../platform/useAppContext.ts';
import { LazySafety } from '../safety/LazySafety.tsx';

/** The swipe game: a stack of people, four likes a day. */
export default function SwipeScreen(_: ScreenProps<SwipeDeckResponse>) {
  const { t } = useLingui();
  const deck = useStore(createDeckStore);
  const likes = useStore(createLikesStore);
  const { cards, likesLeft, mayUndo, status, problem } = useSnapshot(deck.state);
  const [front] = cards;
  useTitle(t(messages.swipe));
  return (
    <Page title={<Trans {...messages.swipeHeadline} components={{ em: <em /> }} />} width="reading">
      <SwipeDeck
        cards={cards}
        likesLeft={likesLeft}
        status={status}
        problem={problem}
        menu={
          front && (
            <LazySafety
              key={front.id}
              member={front}
              onChange={({ blocked }) => blocked && deck.remove(front.id)}
            />
          )
        }
        onDecide={async ({ memberId, decision }) => {
          const matched = await deck.decide(memberId, decision);
          if (matched) likes.celebrate(matched);
        }}
        onUndo={mayUndo ? () => void deck.undo() : undefined}
        onRetry={() => void deck.retry()}
      />
      {front && likesLeft > 0 && <WhyThisOrder list="swipe" />}
    </Page>
  );
}
