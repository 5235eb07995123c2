import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { member } from '../../../../test/members.ts';
import { markWords } from '../../../../test/origin-words.ts';
import {
  marksAdvertisement,
  PartnerTileSheet,
  partnerTileArgs,
} from '../../../../test/partner-tile-stories.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { partnerTile } from '../../../i18n/messages/search.ts';
import { CamTile } from './CamTile.tsx';

const meta = {
  title: 'Product/Search/CamTile',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'somebody with a camera on a partner’s site.',
      avoid: 'our own members, and partners without a camera: those are MemberTile and ResellTile.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the page of the partner.']],
      screenReader: [
        'That it is advertising, and whose, is said in words; so is whether the camera is live.',
      ],
    },
  },
  component: CamTile,
  args: partnerTileArgs,
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
} satisfies Meta<typeof CamTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says which other site it leads to. */
export const Default: Story = { play: marksAdvertisement };

/** Fictional profiles are marked here too. */
export const Fictional: Story = {
  args: { member: member(3, { origin: 'operator' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markWords('operator'))).toBeVisible();
  },
};

export const Offline: Story = {
  args: { member: member(0, { online: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(partnerTile.offline))).toBeVisible();
    await expect(canvas.queryByText(words(partnerTile.live))).toBeNull();
  },
};
/** Unknown whether the camera is on: the tile says neither. */
export const Unknown: Story = {
  args: { member: member(0, { online: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(partnerTile.cam))).toBeInTheDocument();
    for (const claim of ['Live', 'Off']) await expect(canvas.queryByText(claim)).toBeNull();
  },
};
export const NoPhoto: Story = { args: { member: member(6, { photo: null }) } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '72rem' }}>{story()}</div>],
  render: () => <PartnerTileSheet tile={CamTile} />,
};
