'use client';

import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { likesList } from '../../../i18n/messages/likes.ts';
import type { LikesType } from '../../../model/like.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';

const words = {
  received: [likesList.emptyReceived, likesList.emptyReceivedBody, likesList.emptyReceivedAction, '/profile'],
  given: [likesList.emptyGiven, likesList.emptyGivenBody, likesList.browse, '/members'],
  matches: [likesList.emptyMatches, likesList.emptyMatchesBody, likesList.browse, '/members'],
} as const;

/** An empty list of likes: what fills it, and the way there. */
export function NoLikes({ type }: { type: LikesType }) {
  const { t } = useLingui();
  const [title, body, action, href] = words[type];
  return (
    <EmptyState title={t(title)} actions={<LinkButton href={href}>{t(action)}</LinkButton>}>
      {t(body)}
    </EmptyState>
  );
}
