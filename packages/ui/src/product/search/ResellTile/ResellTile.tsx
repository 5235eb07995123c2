'use client';

import { useLingui } from '@lingui/react/macro';
import { memberWords } from '../../../i18n/messages/member.ts';
import { PartnerTile, type PartnerTileProps } from '../PartnerTile/PartnerTile.tsx';

export type ResellTileProps = Pick<PartnerTileProps, 'member' | 'href' | 'site' | 'sizes'>;

/** Tile of a member of a partner's site. An advertisement, and marked as one. */
export function ResellTile({ member, ...rest }: ResellTileProps) {
  const { t } = useLingui();
  return <PartnerTile {...rest} member={member} online={member.online ? t(memberWords.online) : undefined} />;
}
