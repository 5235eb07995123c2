import { LikeDialog } from '@velluto/ui/product/likes/LikeDialog';
import { MatchDialog } from '@velluto/ui/product/match/MatchDialog';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createLikesStore } from '../../features/likes/likes.ts';
import { createMomentsStore } from '../../features/likes/moments.ts';
import { toMember } from '../../platform/map/member.ts';
import { toPhoto } from '../../platform/map/photo.ts';
import { messagePrice } from '../../platform/price.ts';
import { useNavigator, usePage } from '../../platform/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../platform/useAppContext.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { dialogIsOpen } from './conditions.ts';

/** Waits for likes and matches that come while the page is open. */
export function LikeMoments() {
  const moments = useStore(createMomentsStore);
  const { like, match } = useSnapshot(moments.state);
  const { name } = usePage().route;
  useEffect(() => (name === 'members' ? moments.greet(dialogIsOpen) : undefined), [moments, name]);
  useEffect(() => moments.follow(() => location.search), [moments]);
  return (like || match) && <LikeMoment />;
}

/** The dialog of a like or a match that has just come. */
function LikeMoment() {
  const app = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const moments = useStore(createMomentsStore);
  const likes = useStore(createLikesStore);
  const { like, match } = useSnapshot(moments.state);
  const leave = (path: string) => {
    moments.close();
    void navigate(path);
  };
  const own = user?.profile.main_image;
  const { submit, pending } = useSubmit(async (memberId: string) => {
    if (match?.kind === 'match') leave(`/members/${memberId}/chat`);
    else {
      await likes.like(memberId);
      leave(`/members/${memberId}`);
    }
  });
  if (match) {
    return (
      <MatchDialog
        open
        kind={match.kind}
        member={toMember(match.member)}
        ownPhoto={own ? toPhoto(own) : null}
        messageCost={{ credits: app.site.message_credits, price: messagePrice(app) }}
        pending={pending}
        onOpenProfile={({ memberId }) => leave(`/members/${memberId}`)}
        onAction={({ memberId }) => void submit(memberId)}
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
