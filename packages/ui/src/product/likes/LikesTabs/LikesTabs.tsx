'use client';

import { useLingui } from '@lingui/react/macro';
import { CountBadge } from '../../../base/CountBadge/CountBadge.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TabLinks } from '../../../base/Tabs/Tabs.tsx';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import type { LikesType } from '../../../model/like.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { useCountBadge } from '../../useCountBadge.ts';

export interface LikesTabsProps extends RootProps<'nav'> {
  /** Which likes are shown. */
  type: LikesType;
  /** Number of new received likes, shown as a badge. */
  newLikes?: number;
  /** Address of a tab, such as `/likes/{type}`; the route `likesOf` when left out. */
  href?: HrefTemplate<'type'>;
}

const types = ['received', 'given', 'matches'] as const;

/** Tabs for received likes, given likes and matches; each tab is a link to its page. */
export function LikesTabs({ type, newLikes = 0, href, className, ...rest }: LikesTabsProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const badge = useCountBadge('newLikes', newLikes);
  return (
    <TabLinks
      {...rest}
      label={t(likesList.tabs)}
      current={type}
      tabs={types.map(id => ({
        id,
        label: t(likesList[id]),
        count: id === 'received' && <CountBadge {...badge} />,
        href: fillHref(href ?? routes.likesOf, { type: id }),
      }))}
      className={cx('vl-LikesTabs', className)}
    />
  );
}
