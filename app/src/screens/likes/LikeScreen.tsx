import { useLingui } from '@lingui/react/macro';
import { Inline, LinkButton, Stack } from '@velluto/ui/base';
import { Page, PricedLabel } from '@velluto/ui/patterns';
import { LikeButton, LikeTile } from '@velluto/ui/product/likes';
import { useCostText } from '@velluto/ui/product/payments';
import { type CSSProperties, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import { createLikesStore } from '../../features/likes/likes.ts';
import { costOf } from '../../features/wallet/price.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { StoreProblem } from '../../lib/StoreProblem.tsx';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { memberMessages } from '../../locales/messages/search.ts';

/** Keeps the 4:5 tile small enough that the buttons below it fit on the first screen. */
const besideActions: CSSProperties = { maxInlineSize: 'max(14rem, calc((100svh - 24rem) * 0.8))' };

/** The like between the user and one person, with buttons to like back, take back and write. */
export default function LikeScreen() {
  const params = useParams();
  const { t } = useLingui();
  const costText = useCostText();
  const app = useAppContext();
  const { user } = useSession();
  const likes = useStore(createLikesStore);
  const { given, received, states } = useSnapshot(likes.state);
  const id = params.id ?? '';
  const current = [...received, ...given].find(like => like.member.id === id);
  // a like that was taken back stays on the page until the user leaves it
  const [first] = useState(current);
  const like = current ?? first;
  const isNew = like?.likeNew ?? false;
  useTitle(like?.member.name ?? '');
  useEffect(() => {
    if (isNew) void likes.seen(id);
  }, [likes, isNew, id]);
  if (!like) return null;

  const { name } = like.member;
  const likeState = current?.state === 'received' || !current ? 'idle' : current.state;
  const cost = costOf(app, user, app.site.message_credits);
  return (
    <Page
      title={
        <span dir="auto" translate="no">
          {name}
        </span>
      }
      width="narrow"
    >
      <Stack gap={5}>
        <div style={besideActions}>
          <LikeTile like={like} sizes="(width < 576px) 100vw, 34rem" priority />
        </div>
        <StoreProblem store={likes} />
        <Inline gap={3}>
          <LikeButton
            memberId={id}
            name={name}
            state={states[id] ?? likeState}
            onLike={() => void likes.like(id)}
            onUnlike={() => void likes.unlike(id)}
          />
          <LinkButton tone="primary" href={`/members/${id}/chat`}>
            <PricedLabel cost={costText(cost)}>{t(memberMessages.write)}</PricedLabel>
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
