import { LikeDialog } from '@velluto/ui/product/likes/LikeDialog';
import { MatchDialog } from '@velluto/ui/product/match/MatchDialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createMomentsStore } from '../features/likes/moments.ts';
import { createLikesStore } from '../features/likes/store.ts';
import { toMember } from '../platform/map/member.ts';
import { toPhoto } from '../platform/map/photo.ts';
import { messagePrice } from '../platform/price.ts';
import { useNavigator } from '../platform/router/router-context.tsx';
import { useSession, useStore, useVisit } from '../platform/visit-context.ts';

/** The dialog of a like or a match that has just come. */
export default function LikeMoment() {
  const visit = useVisit();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const moments = useStore(createMomentsStore);
  const likes = useStore(createLikesStore);
  const { like, match } = useSnapshot(moments.state);
  const [pending, setPending] = useState(false);
  const leave = (path: string) => {
    moments.close();
    void navigate(path);
  };
  const own = user?.profile.main_image;
  const act = async (memberId: string) => {
    if (match?.kind === 'match') return leave(`/members/${memberId}/chat`);
    setPending(true);
    await likes.like(memberId);
    setPending(false);
    leave(`/members/${memberId}`);
  };
  if (match) {
    return (
      <MatchDialog
        open
        kind={match.kind}
        member={toMember(match.member)}
        ownPhoto={own ? toPhoto(own) : null}
        messageCost={{ credits: visit.site.message_credits, price: messagePrice(visit) }}
        pending={pending}
        onOpenProfile={({ memberId }) => leave(`/members/${memberId}`)}
        onAction={({ memberId }) => void act(memberId)}
        onClose={moments.close}
      />
    );
  }
  return (
    like && (
      <LikeDialog
        open
        like={like}
        onOpen={({ memberId }) => leave(`/members/${memberId}`)}
        onClose={moments.close}
      />
    )
  );
}
