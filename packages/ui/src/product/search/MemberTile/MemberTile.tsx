'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { TileMember } from '../../../model/member.ts';
import { PersonTile, type PersonTileProps } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { fillHref } from '../../../provider/routes.ts';
import { useMemberTile } from '../../useMemberTile.tsx';
import type { TileSlots } from '../../usePersonTile.tsx';

export interface MemberTileProps extends RootProps<'article'>, TileSlots, Pick<PersonTileProps, 'action'> {
  /** What is drawn of the member. */
  member: TileMember;
  /** Address of the tile; the route `member` when left out. */
  href?: string;
  /** CSS `sizes` of the picture, for a tile that may be large: its text grows with the width. Those of the photo take precedence. */
  sizes?: string;
  /** In the first view: the picture is loaded early. */
  priority?: boolean;
}

/** A member in a list: picture, name, age, place, language, and the kind of profile. */
export function MemberTile({ member, href, sizes, priority, badges, className, ...rest }: MemberTileProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const tile = useMemberTile(member);
  const { id, gender = 'other', likeNew, photo } = member;
  return (
    <PersonTile
      {...tile}
      {...rest}
      picture={{ ...tile.picture, sizes: photo?.sizes ?? sizes, priority }}
      badges={[tile.badges, badges]}
      href={href ?? fillHref(routes.member, { id })}
      ribbon={likeNew ? t(memberWords.likesYou({ gender })) : undefined}
      className={cx('vl-MemberTile', className)}
    />
  );
}
