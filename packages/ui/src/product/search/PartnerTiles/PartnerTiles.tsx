'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { partnerTile } from '../../../i18n/messages/search.ts';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import { CamTile } from '../CamTile/CamTile.tsx';
import type { PartnerMember } from '../PartnerTile/PartnerTile.tsx';
import { ResellTile } from '../ResellTile/ResellTile.tsx';
import { root } from './PartnerTiles.css.ts';

/** A person on a partner's site. */
export interface PartnerAd {
  /** `cam`: a person with a live camera; `resell`: a member of the partner's site. */
  kind: 'cam' | 'resell';
  /** The person of the partner's site. */
  member: PartnerMember;
  /** Address of the person's page on the partner's site. */
  href: string;
  /** The partner's name, as people know it. */
  site: string;
}

export interface PartnerTilesProps extends RootProps<'section'> {
  /** The people of partner sites. */
  ads: readonly PartnerAd[];
  /** Draws an item in place of `CamTile` or `ResellTile`: `({ kind, ...props }) => <ResellTile {...props} />`. */
  renderItem?: (props: PartnerAd) => ReactNode;
}

const drawPartnerTile = ({ kind, ...ad }: PartnerAd) =>
  kind === 'cam' ? <CamTile {...ad} /> : <ResellTile {...ad} />;

/** People of partner sites, as advertising. Renders nothing for an empty list. */
export function PartnerTiles({ ads, renderItem = drawPartnerTile, className, ...rest }: PartnerTilesProps) {
  const { t } = useLingui();
  const id = useId();
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-PartnerTiles', root, className)}>
      <Heading id={id} level={2} size="h3">
        {t(partnerTile.title)}
      </Heading>
      <Text tone="muted">{t(partnerTile.note)}</Text>
      <PhotoGroup>
        <PhotoGrid
          label={t(partnerTile.title)}
          items={ads.map(ad => ({ id: ad.href, content: renderItem(ad) }))}
        />
      </PhotoGroup>
    </section>
  );
}
