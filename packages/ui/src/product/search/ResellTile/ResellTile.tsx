'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { onlineOf } from '../../online-of.ts';
import { PartnerTile, type PartnerTileProps } from '../PartnerTile/PartnerTile.tsx';

export type ResellTileProps = Omit<PartnerTileProps, 'online'>;

/** Tile of a member of a partner's site. An advertisement, and marked as one. */
export function ResellTile({ member, className, ...rest }: ResellTileProps) {
  const { t } = useLingui();
  return (
    <PartnerTile
      {...rest}
      member={member}
      online={onlineOf(member) ? t(memberWords.online) : undefined}
      className={cx('vl-ResellTile', className)}
    />
  );
}
