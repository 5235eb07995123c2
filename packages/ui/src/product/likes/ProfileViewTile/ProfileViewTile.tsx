'use client';

import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import type { ProfileView } from '../../../model/profile-view.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import type { Format } from '../../../provider/format.ts';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { type TileSlots, usePersonTile } from '../../usePersonTile.tsx';
import { originOf } from '../origin-of.ts';

export interface ProfileViewTileProps extends RootProps<'article'>, TileSlots {
  /** The visit, with the person. */
  view: ProfileView;
  /** In the first view: the picture is loaded early. */
  priority?: boolean;
}

const moment: Parameters<Format['date']>[1] = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};

/** Somebody who looked at the reader's profile, with the time of their last visit. */
export function ProfileViewTile({ view, priority, className, ...rest }: ProfileViewTileProps) {
  const format = useFormat();
  const routes = useRoutes();
  const { viewedAt, member } = view;
  const tile = usePersonTile({ ...member, origin: originOf(view) }, format.date(viewedAt, moment));
  return (
    <PersonTile
      {...tile}
      {...rest}
      href={fillHref(routes.member, { id: member.id })}
      picture={{ ...tile.picture, priority }}
      className={cx('vl-ProfileViewTile', className)}
    />
  );
}
