'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { like } from '../../../base/Icon/shapes/like.ts';
import { match } from '../../../base/Icon/shapes/match.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import type { Like, LikesType } from '../../../model/like.ts';
import { type ArtPerson, EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { PersonTileSkeleton } from '../../../patterns/PersonTile/PersonTileSkeleton.tsx';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { ListError } from '../../ListError.tsx';
import { LikeTile, type LikeTileProps } from '../LikeTile/LikeTile.tsx';
import { originOf } from '../origin-of.ts';
import * as styles from './LikesList.css.ts';
import { newFirst } from './new-first.ts';

export interface LikesListProps extends RootProps<'div', 'title'> {
  /** The likes; new ones are shown first. */
  likes: readonly Like[];
  /** Which likes are shown. */
  type: LikesType;
  /** What is shown: the content, a skeleton while it is being loaded, or an error with a button to try again. */
  status?: 'ready' | 'loading' | 'error';
  /** The reader may not see the senders: tiles are locked, names hidden. Only likes of private members are counted and shown then. */
  locked?: boolean;
  /** The button to try again was pressed. */
  onRetry?: () => void;
  /** Likes somebody back who likes the reader. */
  onLike?: (event: { memberId: string }) => void;
  /** Takes back a like that the reader gave. */
  onUnlike?: (event: { memberId: string }) => void;
  /** The reader, whose portrait is drawn where nobody likes them yet. */
  me?: ArtPerson | null;
  /** Draws an item in place of `LikeTile`, and gets its props: `props => <LikeTile {...props} />`. */
  renderItem?: (props: LikeTileProps) => ReactNode;
}

const frames = Array.from({ length: 6 }, (_, index) => ({
  id: `frame-${index}`,
  content: <PersonTileSkeleton />,
}));

const drawLikeTile = (props: LikeTileProps) => <LikeTile {...props} />;

/** Likes of one kind, new ones first. */
export function LikesList({
  likes,
  type,
  status = 'ready',
  locked = false,
  onRetry,
  onLike,
  onUnlike,
  me,
  renderItem = drawLikeTile,
  className,
  ...rest
}: LikesListProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const root = { ...rest, className: cx('vl-LikesList', className) };
  const list = root as RootProps<'ul'>;
  if (status === 'loading') return <PhotoGrid {...list} busy label={t(likesList.loading)} items={frames} />;
  if (status === 'error') return <ListError {...root} onRetry={onRetry} />;
  // likes that are not from private members are no reason to buy premium
  const shown = locked ? likes.filter(like => originOf(like) === 'member') : likes;
  if (shown.length === 0) return <NoLikes {...root} type={type} me={me} />;
  const sorted = newFirst(shown);
  if (!locked) {
    return (
      <PhotoGroup>
        <PhotoGrid
          {...list}
          label={t(likesList[type])}
          items={sorted.map((like, index) => ({
            id: like.id,
            content: renderItem({ like, priority: index < 6, onLike, onUnlike }),
          }))}
        />
      </PhotoGroup>
    );
  }
  return (
    <div {...root} className={cx('vl-LikesList', styles.root, className)}>
      <div className={styles.offer}>
        <div className={styles.offerText}>
          <Heading level={2} size="h3">
            {t(likesList.lockedTitle({ count: sorted.length }))}
          </Heading>
          <Text tone="muted">{t(likesList.lockedBody)}</Text>
        </div>
        <LinkButton tone="primary" href={routes.credits}>
          {t(likesList.lockedAction)}
        </LinkButton>
      </div>
      <PhotoGroup>
        <PhotoGrid
          label={t(likesList[type])}
          items={sorted.map(({ id, member }) => ({
            id,
            content: <Photo photo={member.photo} alt={t(likesList.lockedTile)} veil="locked" sizes="12rem" />,
          }))}
        />
      </PhotoGroup>
    </div>
  );
}

const emptyStates = {
  received: [likesList.emptyReceived, likesList.emptyReceivedBody, likesList.emptyReceivedAction, 'profile'],
  given: [likesList.emptyGiven, likesList.emptyGivenBody, likesList.browse, 'members'],
  matches: [likesList.emptyMatches, likesList.emptyMatchesBody, likesList.browse, 'members'],
} as const;

/** Shown instead of an empty list, with a link to the reader's profile or to the members. */
function NoLikes({ type, me, ...rest }: Pick<LikesListProps, 'type' | 'me'> & RootProps<'div', 'title'>) {
  const { t } = useLingui();
  const routes = useRoutes();
  const [title, body, action, route] = emptyStates[type];
  return (
    <EmptyState
      {...rest}
      art={
        <EmptyArt
          kind="portraits"
          me={type === 'given' ? null : me}
          icon={type === 'matches' ? match : like}
        />
      }
      title={t(title)}
      actions={
        <LinkButton tone="primary" href={routes[route]}>
          {t(type === 'received' && me?.photo === null ? profilePhotoAlert.action : action)}
        </LinkButton>
      }
    >
      {t(body)}
    </EmptyState>
  );
}
