import { useLingui } from '@lingui/react/macro';
import type { MemberResponse } from '@velluto/api-client';
import { toMember, toMemberProfile } from '@velluto/api-client/ui';
import { PROFILE_NOTES } from '@velluto/rules';
import { Inline, LinkButton, Stack } from '@velluto/ui/base';
import type { MemberProfile } from '@velluto/ui/model';
import { Page, PricedLabel } from '@velluto/ui/patterns';
import { LikeButton } from '@velluto/ui/product/likes';
import { BlockedNotice, FormErrorNotice } from '@velluto/ui/product/notices';
import { useCostText } from '@velluto/ui/product/payments';
import {
  AboutBlock,
  AttributeList,
  FictionalNotice,
  HighlightList,
  InterestChips,
  ProfileHeader,
} from '@velluto/ui/product/profiles';
import { RelatedProfiles, WhyThisOrder } from '@velluto/ui/product/search';
import { type MouseEvent, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createLikesStore } from '../../features/likes/likes.ts';
import { createBlocksStore } from '../../features/moderation/blocks.ts';
import { createProfileViewsStore } from '../../features/profiles/profile-views.ts';
import { shownFacts } from '../../features/profiles/shown-facts.ts';
import { costOf } from '../../features/wallet/price.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { signupPath } from '../../lib/router/auth-paths.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { StoreProblem } from '../../lib/StoreProblem.tsx';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { memberMessages as messages } from '../../locales/messages/search.ts';
import { useSignup } from '../accounts/signup/useSignup.tsx';
import { LazyMemberSafetyMenu } from '../moderation/LazyMemberSafetyMenu.tsx';

const MemberPhotos = lazyPart(() => import('./MemberPhotos.tsx'));

/** A click handler that runs this instead of following the link. */
const preventAndRun = (run: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  run();
};

/** Like and write, with the error of a like. */
function MemberActions({
  member,
  signUp,
}: {
  member: MemberProfile;
  signUp: (destination?: string) => void;
}) {
  const { t } = useLingui();
  const costText = useCostText();
  const app = useAppContext();
  const { user } = useSession();
  const likes = useStore(createLikesStore);
  const { states } = useSnapshot(likes.state);
  const { id, name } = member;
  const initialState = member.matched ? 'matched' : member.liked ? 'liked' : 'idle';
  const state = user ? (states[id] ?? initialState) : 'visitor';
  const chat = `/members/${id}/chat`;
  const cost = costOf(app, user, app.site.message_credits);
  return (
    <>
      <StoreProblem store={likes} />
      <LinkButton
        tone="primary"
        href={user ? chat : signupPath(chat)}
        onClick={user ? undefined : preventAndRun(() => signUp(chat))}
      >
        <PricedLabel cost={costText(cost)}>{t(messages.write)}</PricedLabel>
      </LinkButton>
      <LikeButton
        memberId={id}
        name={name}
        state={state}
        iconOnPhones
        onLike={() => (user ? void likes.like(id) : signUp())}
        onUnlike={() => void likes.unlike(id)}
      />
    </>
  );
}

/** Block and report; unblocking for somebody who is blocked. */
function MemberMenu({
  member: { id, name },
  blocked,
  onChange,
}: {
  member: MemberProfile;
  blocked: boolean;
  onChange: (blocked: boolean) => void;
}) {
  const blocks = useStore(createBlocksStore);
  const place = useRef<HTMLElement>(null);
  const {
    submit: unblock,
    pending,
    problem,
  } = useSubmit(async () => {
    await blocks.set(id, false);
    // the notice with the pressed button disappears; the menu beside it stays
    place.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    onChange(false);
  });
  return (
    <Inline ref={place} gap={3}>
      <FormErrorNotice problem={problem} />
      {blocked && (
        <BlockedNotice by="reader" name={name} pending={pending} onUnblock={() => void unblock()} />
      )}
      <LazyMemberSafetyMenu
        member={{ id, name }}
        blocked={blocked}
        onChange={event => onChange(event.blocked)}
      />
    </Inline>
  );
}

/** A person's page: pictures, text, like and write. */
export default function MemberScreen({ data }: ScreenProps<MemberResponse>) {
  const app = useAppContext();
  const { user } = useSession();
  const likes = useStore(createLikesStore);
  const profileViews = useStore(createProfileViewsStore);
  const [photo, setPhoto] = useState<number | null>(null);
  const [blocked, setBlocked] = useState(data.profile.blocked);
  const member = toMemberProfile(data.profile);
  const signup = useSignup(member);
  const signUp = (destination?: string) =>
    startTransition(() => {
      setPhoto(null);
      signup.signUp(destination);
    });
  const unlock = user ? undefined : preventAndRun(() => signUp());
  const { id, name, likeNew } = member;
  const notes = PROFILE_NOTES.filter(note => app.site.visible_profile_notes.includes(note));
  useTitle(name);
  useEffect(() => void profileViews.note(id), [profileViews, id]);
  useEffect(() => {
    if (likeNew) void likes.seen(id);
  }, [likes, likeNew, id]);

  return (
    <>
      <ProfileHeader
        member={member}
        access={user ? 'member' : 'visitor'}
        onOpenPhoto={({ index }) => startTransition(() => setPhoto(index))}
        unlockHref={user ? undefined : signup.href}
        onUnlock={unlock}
        actions={
          user?.id !== id && (
            <>
              {!blocked && <MemberActions member={member} signUp={signUp} />}
              {user && <MemberMenu member={member} blocked={blocked} onChange={setBlocked} />}
            </>
          )
        }
      >
        <Stack gap={5}>
          <AboutBlock name={name} text={member.aboutMe} />
          <HighlightList member={member} notes={notes} />
          <FictionalNotice origin={member.origin} warning={app.site.fictional_warning} />
          <InterestChips interests={member.interests} shared={member.sharedInterests} />
          <AttributeList attributes={member.attributes} fields={shownFacts(app.site)} />
        </Stack>
      </ProfileHeader>
      {data.similar.length > 0 && (
        <Page>
          <RelatedProfiles members={data.similar.map(toMember)} />
          <WhyThisOrder list="related" />
        </Page>
      )}
      {photo !== null && (
        <Suspense>
          <MemberPhotos member={member} index={photo} onUnlock={unlock} onClose={() => setPhoto(null)} />
        </Suspense>
      )}
      {signup.modal}
    </>
  );
}
