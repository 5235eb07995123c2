'use client';

import { memberWords } from '../../../i18n/messages/member.ts';
import { useT } from '../../../provider/hooks.ts';
import { PartnerTile, type PartnerTileProps } from '../PartnerTile/PartnerTile.tsx';

export type ResellTileProps = Pick<PartnerTileProps, 'member' | 'href' | 'site' | 'sizes'>;

/** A member of a partner's site. An advertisement, and marked as one. */
export function ResellTile({ member, ...rest }: ResellTileProps) {
  const t = useT();
  return <PartnerTile {...rest} member={member} online={member.online ? t(memberWords.online) : undefined} />;
}
