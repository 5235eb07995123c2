'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { likeButton, likesList } from '../../../i18n/messages/likes/likes.ts';
import type { Like } from '../../../model/like.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { type TileSlots, usePersonTile } from '../../usePersonTile.tsx';
import { originOf } from '../origin-of.ts';
import * as styles from './LikeTile.css.ts';

export interface LikeTileProps extends RootProps<'article'>, TileSlots {
  /** The like, with the other person. */
  like: Like;
  /** Address of the tile; the route `member` when left out. */
  href?: string;
  /** Likes back, by a button on the tile; there while only the other person likes the reader. */
  onLike?: (event: { memberId: string }) => void;
  /** Takes back a like that the reader gave, by a button on the tile. */
  onUnlike?: (event: { memberId: string }) => void;
  /** CSS `sizes` of the picture, for a tile that may be large: its text grows with the width. */
  sizes?: string;
  /** In the first view: the picture is loaded early. */
  priority?: boolean;
}

const labels = {
  received: likeButton.idleLabel,
  liked: likeButton.likedLabel,
  matched: likeButton.matchedLabel,
};

/** A like and the other person. A match has a label, a like that was not seen yet has a ribbon. */
export function LikeTile({
  like,
  href,
  onLike,
  onUnlike,
  sizes,
  priority,
  badges,
  className,
  ...rest
}: LikeTileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const routes = useRoutes();
  const { state, likeNew, likedAt, member } = like;
  const { id: memberId, name } = member;
  const press = state === 'received' ? onLike : onUnlike;
  const tile = usePersonTile(
    { ...member, origin: originOf(like) },
    format.date(likedAt, { day: 'numeric', month: 'short' }),
  );
  return (
    <PersonTile
      {...tile}
      {...rest}
      href={href ?? fillHref(routes.member, { id: memberId })}
      ribbon={likeNew ? t(likesList.new) : undefined}
      picture={{ ...tile.picture, sizes, priority }}
      action={
        press && (
          <IconButton
            tone="quiet"
            icon={<Icon shape={state === 'received' ? icons.like : icons.liked} />}
            label={t(labels[state]({ name }))}
            // the second press of a double click would take the first back, or hit who takes the place of this tile
            onClick={({ detail }) => detail < 2 && press({ memberId })}
          />
        )
      }
      badges={[
        state === 'matched' && (
          <span key="match" className={styles.match}>
            {t(likesList.match)}
          </span>
        ),
        badges,
      ]}
      className={cx('vl-LikeTile', className)}
    />
  );
}
