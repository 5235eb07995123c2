'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { partnerTile } from '../../../i18n/messages/search.ts';
import { onlineOf } from '../../online-of.ts';
import { PartnerTile, type PartnerTileProps } from '../PartnerTile/PartnerTile.tsx';

export type CamTileProps = Omit<PartnerTileProps, 'online'>;

/** Tile of a person with a live camera on a partner's site. An advertisement, and marked as one. */
export function CamTile({ member, site, badges, className, ...rest }: CamTileProps) {
  const { t } = useLingui();
  const live = onlineOf(member);
  return (
    <PartnerTile
      {...rest}
      member={member}
      site={site}
      badges={[
        <Badge key="camera" tone="photoDark">
          <Icon shape={icons.camera} size="xs" />
          {live === undefined ? (
            <VisuallyHidden>{t(partnerTile.cam)}</VisuallyHidden>
          ) : (
            <span>{t(live ? partnerTile.live : partnerTile.offline)}</span>
          )}
        </Badge>,
        badges,
      ]}
      className={cx('vl-CamTile', className)}
    />
  );
}
