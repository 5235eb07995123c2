import { useLingui } from '@lingui/react/macro';
import type { LikesResponse } from '@velluto/api-client';
import { Inline, LinkButton, Stack } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { LikeButton, LikeTile } from '@velluto/ui/product/likes';
import { useFormat } from '@velluto/ui/provider';
import { type CSSProperties, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createLikesStore } from '../../features/likes/likes.ts';
import { memberMessages } from '../../locales/messages/members.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { messagePrice } from '../../platform/price.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { StoreProblem } from '../../platform/StoreProblem.tsx';
import { useAppContext, useStore } from '../../platform/useAppContext.ts';

/** A tile, 4 wide and 5 high, that leaves room for what one can do within the first window. */
const besideActions: CSSProperties = { maxInlineSize: 'max(14rem, calc((100svh - 24rem) * 0.8))' };

/** What there is between the user and one person: their like, like back or take back, and write. */
export default function LikeScreen({ params }: ScreenProps<LikesResponse>) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const likes = useStore(createLikesStore);
  const { given, received, states } = useSnapshot(likes.state);
  const id = params.id ?? '';
  const now = [...received, ...given].find(one => one.member.id === id);
  // a like that was taken back stays on the page until the user leaves it
  const [first] = useState(now);
  const like = now ?? first;
  const isNew = like?.likeNew ?? false;
  useTitle(like?.member.name ?? '');
  useEffect(() => {
    if (isNew) void likes.seen(id);
  }, [likes, isNew, id]);
  if (!like) return null;

  const { name } = like.member;
  const mine = now?.state === 'received' || !now ? 'idle' : now.state;
  const credits = app.site.message_credits;
  const price = messagePrice(app);
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
            state={states[id] ?? mine}
            onLike={() => void likes.like(id)}
            onUnlike={() => void likes.unlike(id)}
          />
          <LinkButton tone="primary" href={`/members/${id}/chat`}>
            {price
              ? t(memberMessages.write({ credits, price: format.money(price) }))
              : t(memberMessages.writeWithoutPrice({ credits }))}
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
