'use client';

import { useLingui } from '@lingui/react/macro';
import { PROFILE_VIEW_DAYS } from '@velluto/rules';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { eye } from '../../../base/Icon/shapes/eye.ts';
import { eyeOff } from '../../../base/Icon/shapes/eyeOff.ts';
import { keyhole } from '../../../base/Icon/shapes/keyhole.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import { profileViewList } from '../../../i18n/messages/profiles/profile-views.ts';
import type { ProfileView, ProfileViewsAccess } from '../../../model/profile-view.ts';
import { type ArtPerson, EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { ProfileViewTile, type ProfileViewTileProps } from '../ProfileViewTile/ProfileViewTile.tsx';
import * as styles from './ProfileViewList.css.ts';

export interface ProfileViewListProps extends RootProps<'div', 'title'> {
  /** The latest first; empty where the reader may not see who it was. */
  views: readonly ProfileView[];
  /** What the reader may see of the visitors. */
  access: ProfileViewsAccess;
  /** Number of people who looked at the profile. */
  count: number;
  /** The reader, whose portrait is drawn where there are no visitors. */
  me?: ArtPerson | null;
  /** Where invisible members become visible; the route `settings` when left out. */
  settingsHref?: string;
  /** Draws an item in place of `ProfileViewTile`, and gets its props: `props => <ProfileViewTile {...props} />`. */
  renderItem?: (props: ProfileViewTileProps) => ReactNode;
}

const drawProfileViewTile = (props: ProfileViewTileProps) => <ProfileViewTile {...props} />;

/** Who looked at the reader's profile. Free members see only the number, invisible members the reason why they see none. */
export function ProfileViewList({
  views,
  access,
  count,
  me,
  settingsHref,
  renderItem = drawProfileViewTile,
  className,
  ...rest
}: ProfileViewListProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const root = { ...rest, className: cx('vl-ProfileViewList', className) };
  if (access === 'invisible') {
    return (
      <EmptyState
        {...root}
        art={<EmptyArt kind="portraits" me={me} icon={eyeOff} />}
        title={t(profileViewList.invisibleTitle)}
        actions={
          <LinkButton href={settingsHref ?? routes.settings}>{t(profileViewList.invisibleAction)}</LinkButton>
        }
      >
        {t(profileViewList.invisibleBody)}
      </EmptyState>
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        {...root}
        art={<EmptyArt kind="portraits" me={me} icon={eye} />}
        title={t(profileViewList.emptyTitle)}
        actions={
          <LinkButton tone="primary" href={routes.profile}>
            {t(me?.photo === null ? profilePhotoAlert.action : profileViewList.emptyAction)}
          </LinkButton>
        }
      >
        {t(profileViewList.emptyBody)}
      </EmptyState>
    );
  }
  if (access === 'premium_only') {
    return (
      <EmptyState
        {...root}
        art={<EmptyArt kind="portraits" icon={keyhole} />}
        title={t(profileViewList.lockedTitle({ count }))}
        actions={
          <LinkButton tone="primary" href={routes.premium}>
            {t(profileViewList.lockedAction)}
          </LinkButton>
        }
      >
        {t(profileViewList.lockedBody)}
      </EmptyState>
    );
  }
  return (
    <div {...root} className={cx('vl-ProfileViewList', styles.root, className)}>
      <Text tone="muted">{t(profileViewList.note({ days: PROFILE_VIEW_DAYS }))}</Text>
      <PhotoGroup>
        <PhotoGrid
          label={t(profileViewList.label)}
          items={views.map((view, index) => ({
            id: view.member.id,
            content: renderItem({ view, priority: index < 6 }),
          }))}
        />
      </PhotoGroup>
    </div>
  );
}
