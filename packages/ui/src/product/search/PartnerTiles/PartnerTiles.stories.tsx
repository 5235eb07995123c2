import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { member } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { partnerTile } from '../../../i18n/messages/search.ts';
import { type PartnerAd, PartnerTiles } from './PartnerTiles.tsx';

const ad = (index: number, kind: PartnerAd['kind']): PartnerAd => ({
  kind,
  member: member(index, { online: undefined }),
  href: `https://partner.example/${index}`,
  site: 'partner.example',
});

const meta = {
  title: 'Product/Search/PartnerTiles',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'people of partner sites below our own, where the site has agreed to show them.',
      avoid: 'mixing them with members.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the tiles.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'A region with its heading as a name; that the tiles are advertising is said above them.',
      ],
    },
  },
  component: PartnerTiles,
  args: { ads: [ad(0, 'cam'), ad(2, 'resell'), ad(4, 'resell')] },
} satisfies Meta<typeof PartnerTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every tile says that it is advertising, and which site it leads to. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(partnerTile.title) })).toBeVisible();
    for (const tile of canvas.getAllByRole('article')) {
      await expect(
        within(tile).getByText(words(partnerTile.adLong({ site: 'partner.example' }))),
      ).toBeInTheDocument();
      await expect(within(tile).getByRole('link')).toHaveAttribute('rel', 'sponsored noopener');
    }
    await expect(canvas.getAllByText(words(partnerTile.cam))).toHaveLength(1);
  },
};

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
