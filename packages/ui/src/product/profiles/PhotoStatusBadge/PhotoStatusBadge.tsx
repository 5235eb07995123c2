'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { ownPhotos } from '../../../i18n/messages/profiles/profile.ts';
import type { MemberPhoto } from '../../../model/member.ts';

export interface PhotoStatusBadgeProps extends RootProps<'span'> {
  /** State of the photo; an `active` one has no badge. */
  status: MemberPhoto['status'];
  /** It is the main photo. */
  main?: boolean;
}

/** Status of one of the member's photos. Renders nothing for an active photo that is not the main one. */
export function PhotoStatusBadge({ status, main = false, className, ...rest }: PhotoStatusBadgeProps) {
  const { t } = useLingui();
  const root = { ...rest, className: cx('vl-PhotoStatusBadge', className) };
  if (status === 'rejected')
    return (
      <Badge {...root} tone="danger">
        <Icon shape={icons.alert} size="xs" />
        <span>{t(ownPhotos.rejected)}</span>
      </Badge>
    );
  if (status === 'pending')
    return (
      <Badge {...root} tone="photo">
        {t(ownPhotos.pending)}
      </Badge>
    );
  return main ? (
    <Badge {...root} tone="photo">
      {t(ownPhotos.main)}
    </Badge>
  ) : null;
}
