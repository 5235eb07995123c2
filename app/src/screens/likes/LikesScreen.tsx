import { useLingui } from '@lingui/react/macro';
import type { Like, LikeState, LikesType } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { DiscoverTabs } from '@velluto/ui/product/discover';
import { LikesList, LikesTabs } from '@velluto/ui/product/likes';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import { createLikesStore, likesTypes } from '../../features/likes/likes.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { StoreProblem } from '../../lib/StoreProblem.tsx';
import { useSession, useStore, useViewer } from '../../lib/useAppContext.ts';
import { likesMessages as messages } from '../../locales/messages/likes.ts';

/** Likes received, given and mutual. */
export default function LikesScreen() {
  const params = useParams();
  const { t } = useLingui();
  const { newLikes } = useSession();
  const me = useViewer();
  useTitle(t(messages.title));
  const likes = useStore(createLikesStore);
  const { given, received, states } = useSnapshot(likes.state);
  const lists = {
    received: received.map(like => asPressed(like, states[like.member.id])),
    given,
    matches: received.filter(like => like.state === 'matched'),
  };
  const type: LikesType = likesTypes.find(known => known === params.type) ?? 'received';
  return (
    <Page title={t(messages.headline)} aside={<DiscoverTabs />} compact>
      <LikesTabs type={type} newLikes={newLikes} />
      <StoreProblem store={likes} />
      <LikesList
        likes={lists[type]}
        type={type}
        me={me}
        onLike={({ memberId }) => void likes.like(memberId)}
        onUnlike={type === 'matches' ? undefined : ({ memberId }) => void likes.unlike(memberId)}
      />
      {lists[type].length > 0 && <WhyThisOrder list="likes" />}
    </Page>
  );
}

/** A received like as it looks after a press, before the server has answered. */
function asPressed(like: Like, pressed: LikeState | undefined): Like {
  if (like.state === 'received' && pressed === 'liked') return { ...like, state: 'liked' };
  if (like.state === 'matched' && pressed === 'idle') return { ...like, state: 'received' };
  return like;
}
