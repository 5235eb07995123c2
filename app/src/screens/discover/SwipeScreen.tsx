import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { DiscoverTabs, SwipeDeck } from '@velluto/ui/product/discover';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { useSnapshot } from 'valtio';
import { createDeckStore, type DeckData } from '../../features/discover/deck.ts';
import { createLikesStore } from '../../features/likes/likes.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useStore } from '../../lib/useAppContext.ts';
import { discoverMessages as messages } from '../../locales/messages/discover.ts';
import { LazyMemberSafetyMenu } from '../moderation/LazyMemberSafetyMenu.tsx';
import { MatchingPaused } from './MatchingPaused.tsx';

/** The swipe game: a stack of people, four likes a day. */
export default function SwipeScreen({ data }: ScreenProps<DeckData>) {
  const { t } = useLingui();
  useTitle(t(messages.swipe));
  return data === 'paused' ? <MatchingPaused title={t(messages.swipe)} tab="swipe" /> : <Swipe />;
}

function Swipe() {
  const { t } = useLingui();
  const deck = useStore(createDeckStore);
  const likes = useStore(createLikesStore);
  const { cards, likesLeft, mayUndo, status, problem } = useSnapshot(deck.state);
  const [front] = cards;
  return (
    <Page tabs={<DiscoverTabs current="swipe" />} compact>
      <VisuallyHidden as="h1">{t(messages.swipe)}</VisuallyHidden>
      <SwipeDeck
        cards={cards}
        likesLeft={likesLeft}
        status={status}
        problem={problem}
        menu={
          front && (
            <LazyMemberSafetyMenu
              key={front.id}
              member={front}
              onChange={({ blocked }) => blocked && deck.remove(front.id)}
            />
          )
        }
        onDecide={async ({ memberId, decision }) => {
          const matched = await deck.decide(memberId, decision);
          if (matched) likes.showMatch(matched);
        }}
        onUndo={mayUndo ? () => void deck.undo() : undefined}
        onRetry={() => void deck.retry()}
      />
      {front && likesLeft > 0 && <WhyThisOrder list="swipe" />}
    </Page>
  );
}
