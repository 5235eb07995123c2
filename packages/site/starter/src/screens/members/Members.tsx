import { useLingui } from '@lingui/react';
import { type CallOptions, like, searchMembers, unlike } from '@velluto/api-client';
import { toMember } from '@velluto/api-client/ui';
import { IconButton, icons } from '@velluto/ui/base';
import type { MemberSummary, Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { MatchDialog } from '@velluto/ui/product/likes/MatchDialog';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { MemberGrid, MemberPages, MemberTile } from '@velluto/ui/product/search';
import { fillHref, useRoutes } from '@velluto/ui/provider';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { client } from '../../api.ts';
import { Frame } from '../../Frame.tsx';
import { messageCost } from '../../people/messageCost.ts';
import { useSession } from '../../session.ts';
import { useData } from '../../useData.ts';
import { useToProblem } from '../../useToProblem.ts';

/** People, each with a button that likes; a mutual like opens the match dialog. */
export function Members() {
  const { i18n } = useLingui();
  const { settings, viewer } = useSession();
  const toProblem = useToProblem();
  const routes = useRoutes();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  const load = useCallback((options: CallOptions) => searchMembers(client, { page }, options), [page]);
  const { data, problem, reload } = useData(load);
  const [match, setMatch] = useState<MemberSummary | null>(null);
  const [likeProblem, setLikeProblem] = useState<Problem | null>(null);

  const toggleLike = async (member: MemberSummary) => {
    setLikeProblem(null);
    const body = { profile: member.id };
    try {
      if (member.liked) await unlike(client, body);
      else if ((await like(client, body)).state === 'matched') setMatch(member);
      await reload();
    } catch (error) {
      setLikeProblem(toProblem(error));
    }
  };

  return (
    <Frame>
      <Page title={i18n._('app.members')}>
        <FormErrorNotice problem={likeProblem} />
        <MemberGrid
          label={i18n._('app.members')}
          members={data?.results.map(toMember) ?? []}
          status={data ? 'ready' : problem ? 'error' : 'loading'}
          onRetry={() => void reload()}
          renderItem={({ member, ...tile }) => (
            <MemberTile
              {...tile}
              member={member}
              action={
                <IconButton
                  tone="quiet"
                  icon={member.liked ? icons.liked : icons.like}
                  label={i18n._(member.liked ? 'vl.LikeButton.likedLabel' : 'vl.LikeButton.idleLabel', {
                    name: member.name,
                  })}
                  onClick={() => void toggleLike(member)}
                />
              }
            />
          )}
        />
        {data && (
          <MemberPages page={page} pages={data.pages} href="/members?page={page}" firstHref="/members" />
        )}
      </Page>
      {match && (
        <MatchDialog
          kind="match"
          member={match}
          ownName={viewer.name}
          ownPhoto={viewer.photo}
          messageCost={messageCost(settings)}
          onAction={({ memberId }) => navigate(`/members/${memberId}/chat`)}
          onOpenProfile={({ memberId }) => navigate(fillHref(routes.member, { id: memberId }))}
          onClose={() => setMatch(null)}
        />
      )}
    </Frame>
  );
}
