import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { SwipeDeckResponse } from '@velluto/api-client';
import { Page } from '@velluto/ui/patterns';
import { SwipeDeck } from '@velluto/ui/product/swipe';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { createDeckStore } from '../../features/discover/deck.ts';
import { createLikesStore } from '../../features/likes/store.ts';
import { discoverMessages as messages } from '../../locales/messages/discover.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { useStore } from '../../platform/visit-context.ts';

const Safety = lazy(() => import('../safety/Safety.tsx'));
const MatchMoment = lazy(() => import('../members/MatchMoment.tsx'));

/** The swipe game: a pile of people, four likes a day. */
export default function SwipeScreen(_: ScreenProps<SwipeDeckResponse>) {
  const { t } = useLingui();
  const deck = useStore(createDeckStore);
  const likes = useStore(createLikesStore);
  const { cards, likesLeft, mayUndo, status, problem } = useSnapshot(deck.state);
  const { match } = useSnapshot(likes.state);
  const hydrated = useHydrated();
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
          front && hydrated ? (
            <Suspense>
              <Safety
                key={front.id}
                member={front}
                onChange={({ blocked }) => blocked && deck.remove(front.id)}
              />
            </Suspense>
          ) : null
        }
        onDecide={async ({ memberId, decision }) => {
          const matched = await deck.decide(memberId, decision);
          if (matched) likes.celebrate(matched);
        }}
        onUndo={mayUndo ? () => void deck.undo() : undefined}
        onRetry={() => void deck.retry()}
      />
      {match && (
        <Suspense>
          <MatchMoment />
        </Suspense>
      )}
    </Page>
  );
}
