'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { partnerTile } from '../../../i18n/messages/search.ts';
import type { MemberSummary } from '../../../model/member.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useMemberTile } from '../../useMemberTile.tsx';
import type { TileSlots } from '../../usePersonTile.tsx';

/** What a partner's tile shows of a person; a fictional profile is labelled as on every other tile. */
export interface PartnerMember extends Pick<MemberSummary, 'name' | 'age' | 'origin' | 'photo' | 'language'> {
  /** Whether the person is online now; undefined where the partner does not report it: then the tile claims neither. */
  online?: boolean;
}

export interface PartnerTileProps extends RootProps<'article'>, TileSlots {
  /** The person of the partner's site. */
  member: PartnerMember;
  /** Address of the person's page on the partner's site. */
  href: string;
  /** The partner's name, as people know it. */
  site: string;
  /** Text of the online dot; no dot without it. */
  online?: string;
  /** CSS `sizes` of the picture, for a tile that may be large: its text grows with the width. */
  sizes?: string;
}

/** Tile of a person of a partner's site: always marked as an advertisement, with the name of that site. */
export function PartnerTile({ member, href, site, online, badges, sizes, ...rest }: PartnerTileProps) {
  const { t } = useLingui();
  const tile = useMemberTile(member);
  return (
    <PersonTile
      {...tile}
      {...rest}
      href={href}
      rel="sponsored noopener"
      details={[site]}
      online={online}
      picture={{ ...tile.picture, sizes }}
      badges={[
        <Badge key="advertisement" tone="inverse">
          <span aria-hidden>{t(partnerTile.ad)}</span>
          <VisuallyHidden>{t(partnerTile.adLong({ site }))}</VisuallyHidden>
        </Badge>,
        badges,
        tile.badges,
      ]}
    />
  );
}
