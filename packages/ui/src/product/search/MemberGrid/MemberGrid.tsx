'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { memberGrid } from '../../../i18n/messages/search.ts';
import type { TileMember } from '../../../model/member.ts';
import { PersonTileSkeleton } from '../../../patterns/PersonTile/PersonTileSkeleton.tsx';
import { isDouble } from '../../../patterns/PhotoGrid/double-frames.ts';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { ListError } from '../../ListError.tsx';
import { MemberTile, type MemberTileProps } from '../MemberTile/MemberTile.tsx';

export interface MemberGridProps<Member extends TileMember = TileMember> extends RootProps<'div', 'title'> {
  /** The people, in the order in which they are shown. */
  members: readonly Member[];
  /** `loading` shows skeletons, `more` adds them below, `error` shows a retry button. */
  status?: 'ready' | 'loading' | 'more' | 'error';
  /** Name of the list, for screen readers. */
  label?: string;
  /** Number of pictures that are loaded first: those of the first view. */
  eager?: number;
  /** Doubles every seventh tile, when the list is long enough. */
  doubleFrames?: boolean;
  /** Address of a tile, such as `/members/{id}`; the route `member` when left out. */
  href?: HrefTemplate<'id'>;
  /** The button to try again was pressed. */
  onRetry?: () => void;
  /** Draws an item in place of `MemberTile`, and gets its props: `props => <MemberTile {...props} />`. */
  renderItem?: (props: MemberTileProps & { member: Member }) => ReactNode;
}

const frames = Array.from({ length: 12 }, (_, index) => `frame-${index}`);
const doubleSizes = '(width < 576px) 100vw, 24rem';

const drawMemberTile = (props: MemberTileProps) => <MemberTile {...props} />;

/** Members in a grid. Renders nothing for an empty list: show `NoResults` then. */
export function MemberGrid<Member extends TileMember>({
  members,
  status = 'ready',
  label,
  eager = 6,
  doubleFrames = true,
  href,
  onRetry,
  renderItem = drawMemberTile,
  className,
  ...rest
}: MemberGridProps<Member>) {
  const { t } = useLingui();
  if (status === 'error')
    return <ListError {...rest} className={cx('vl-MemberGrid', className)} onRetry={onRetry} />;
  const waiting = status === 'loading' || status === 'more';
  const shown = status === 'loading' ? [] : members;
  if (!waiting && shown.length === 0) return null;
  const tiles = shown.map((member, index) => {
    const double = doubleFrames && shown.length >= 6 && isDouble(index, member.photo);
    return {
      id: member.id,
      double,
      content: renderItem({
        member,
        href: href && fillHref(href, { id: member.id }),
        priority: index < eager,
        sizes: double ? doubleSizes : undefined,
      }),
    };
  });
  const empty = waiting ? frames.map(id => ({ id, content: <PersonTileSkeleton /> })) : [];
  return (
    <PhotoGroup>
      <PhotoGrid
        {...(rest as RootProps<'ul'>)}
        className={cx('vl-MemberGrid', className)}
        label={waiting ? t(memberGrid.loading) : label}
        busy={waiting}
        items={[...tiles, ...empty]}
      />
    </PhotoGroup>
  );
}
