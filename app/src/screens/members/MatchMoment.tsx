import { MatchDialog } from '@velluto/ui/product/match/MatchDialog';
import { useSnapshot } from 'valtio';
import { createLikesStore } from '../../features/likes/store.ts';
import { toMember } from '../../platform/map/member.ts';
import { toPhoto } from '../../platform/map/photo.ts';
import { messagePrice } from '../../platform/price.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useSession, useStore, useVisit } from '../../platform/visit-context.ts';

/** Celebrates the match that just happened. */
export default function MatchMoment() {
  const visit = useVisit();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const likes = useStore(createLikesStore);
  const { match } = useSnapshot(likes.state);
  if (!match) return null;
  const leave = (path: string) => {
    likes.closeMatch();
    navigate(path);
  };
  const own = user?.profile.main_image;
  return (
    <MatchDialog
      open
      kind="match"
      member={toMember(match)}
      ownPhoto={own ? toPhoto(own) : null}
      messageCost={{ credits: visit.site.message_credits, price: messagePrice(visit) }}
      onOpenProfile={({ memberId }) => leave(`/members/${memberId}`)}
      onAction={({ memberId }) => leave(`/members/${memberId}/chat`)}
      onClose={likes.closeMatch}
    />
  );
}
