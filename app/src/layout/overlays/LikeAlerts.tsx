import { toMember, toPhoto } from '@velluto/api-client/ui';
import type { Icebreaker } from '@velluto/ui/model';
import { LikeDialog } from '@velluto/ui/product/likes/LikeDialog';
import { MatchDialog } from '@velluto/ui/product/likes/MatchDialog';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createConversationStore } from '../../features/chat/conversation.ts';
import { createChatExtras } from '../../features/chat/gifts-and-icebreakers.ts';
import { createLikeAlertsStore } from '../../features/likes/like-alerts.ts';
import { createLikesStore } from '../../features/likes/likes.ts';
import { costOf } from '../../features/wallet/price.ts';
import { useNavigator, usePage } from '../../lib/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';

/** Likes and matches that come while the page is open, and on the members page those that came before. */
export function useLikeAlerts() {
  const alerts = useStore(createLikeAlertsStore);
  const { user } = useSession();
  const { name } = usePage().route;
  const member = user !== null;
  useEffect(
    () => (member && name === 'members' ? alerts.alertOnMembersPage() : undefined),
    [alerts, member, name],
  );
  return { alerts, ...useSnapshot(alerts.state) };
}

/** First messages for a match: null while they are loaded, none when they cannot be. */
function useOpeners(wanted: boolean): Icebreaker[] | null {
  const { icebreakers } = useStore(createChatExtras);
  const [openers, setOpeners] = useState<Icebreaker[] | null>(null);
  useEffect(() => {
    if (wanted) void icebreakers().then(setOpeners);
  }, [wanted, icebreakers]);
  return openers;
}

/** The dialog of a like or a match that has just come. */
export function LikeAlertDialog() {
  const app = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const alerts = useStore(createLikeAlertsStore);
  const likes = useStore(createLikesStore);
  const conversations = useStore(createConversationStore);
  const { like, match } = useSnapshot(alerts.state);
  const leave = (path: string) => {
    alerts.close();
    void navigate(path);
  };
  const own = user?.profile.main_image;
  const likeBack = useSubmit(async (memberId: string) => {
    if (!(await likes.like(memberId))) {
      const { problem } = likes.state;
      likes.closeProblem(); // it is shown here, not on the page below
      return { problem };
    }
    // a match is celebrated in place of this dialog; without one, the like was taken back meanwhile
    const { like, match } = alerts.state;
    const isOpen = like?.member.id === memberId || match?.member.id === memberId;
    if (isOpen && match?.kind !== 'match') leave(`/members/${memberId}`);
    return {};
  });
  const { pending, problem } = likeBack;
  const openers = useOpeners(match?.kind === 'match');
  if (match) {
    return (
      <MatchDialog
        open
        kind={match.kind}
        member={toMember(match.member)}
        ownPhoto={own ? toPhoto(own) : null}
        ownName={user?.profile.name}
        messageCost={costOf(app, user, app.site.message_credits)}
        pending={pending}
        problem={match.kind === 'newLike' ? problem : null}
        openers={openers}
        onOpener={({ memberId, opener }) => {
          alerts.close();
          void conversations.begin(memberId, opener.text).then(() => navigate(`/members/${memberId}/chat`));
        }}
        onOpenProfile={({ memberId }) => leave(`/members/${memberId}`)}
        onAction={({ memberId }) =>
          match.kind === 'match' ? leave(`/members/${memberId}/chat`) : void likeBack.submit(memberId)
        }
        onClose={alerts.close}
      />
    );
  }
  return (
    like && (
      <LikeDialog
        open
        like={like}
        pending={pending}
        problem={problem}
        onLike={({ memberId }) => void likeBack.submit(memberId)}
        onOpen={({ memberId }) => leave(`/members/${memberId}`)}
        onClose={alerts.close}
      />
    )
  );
}
