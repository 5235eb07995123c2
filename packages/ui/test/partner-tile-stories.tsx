import type { ComponentType } from 'react';
import { expect, type within } from 'storybook/test';
import { partnerTile } from '../src/i18n/messages/search.ts';
import type { MemberSummary } from '../src/model/member.ts';
import { longName, member } from './members.ts';
import { missingPhoto } from './photos.ts';
import { Sheet, SheetRow } from './Sheet.tsx';
import { words } from './words.ts';

interface TileProps {
  member: MemberSummary;
  href: string;
  site: string;
}

/** The part of a story's context that the `play` functions below use. */
interface Played {
  canvas: ReturnType<typeof within>;
}

export const partnerTileArgs: TileProps = {
  member: member(2, { online: true }),
  href: 'https://partner.example/bianca',
  site: 'partner.example',
};

/** The tile is marked as an advertisement and says where it leads. */
export const marksAdvertisement = async ({ canvas }: Played) => {
  const link = canvas.getByRole('link', { name: 'Bianca, 25' });
  await expect(link).toHaveAttribute('href', 'https://partner.example/bianca');
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expect(canvas.getByText(words(partnerTile.adLong({ site: 'partner.example' })))).toBeInTheDocument();
  await expect(canvas.getByText('partner.example')).toBeVisible();
};

const rows: [id: string, props: Partial<TileProps>][] = [
  ['online', {}],
  ['offline', { member: member(0, { online: false }) }],
  ['no photo', { member: member(6, { photo: null }) }],
  ['picture fails', { member: member(7, { photo: missingPhoto }) }],
  ['not a private person', { member: member(3, { origin: 'ai', online: false }) }],
  ['long', { member: member(8, { name: longName }), site: 'a-partner-with-a-very-long-address.example' }],
];

/** A partner's tile in all its states. */
export const PartnerTileSheet = ({ tile: Tile }: { tile: ComponentType<TileProps> }) => (
  <Sheet>
    <SheetRow label={rows.map(([id]) => id).join(' · ')}>
      {rows.map(([id, props]) => (
        <div key={id} style={{ inlineSize: '10.5rem' }}>
          <Tile {...partnerTileArgs} {...props} />
        </div>
      ))}
    </SheetRow>
    <SheetRow label="half of a small phone">
      <div style={{ inlineSize: '9rem' }}>
        <Tile {...partnerTileArgs} member={member(4, { origin: 'operator' })} />
      </div>
    </SheetRow>
  </Sheet>
);
