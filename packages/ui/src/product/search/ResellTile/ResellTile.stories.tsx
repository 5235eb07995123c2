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
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { ResellTile } from './ResellTile.tsx';

const meta = {
  title: 'Product/Search/ResellTile',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a member of a partner’s site among our own, where the site has agreed to show them.',
      avoid: 'our own members: that is the MemberTile.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the page of the partner.']],
      screenReader: ['That it is advertising, and whose, is said in words.'],
    },
  },
  component: ResellTile,
  args: partnerTileArgs,
  decorators: [story => <div style={{ inlineSize: '11rem' }}>{story()}</div>],
} satisfies Meta<typeof ResellTile>;
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
    await expect(canvas.queryByText(words(memberWords.online))).toBeNull();
  },
};
export const NoPhoto: Story = { args: { member: member(6, { photo: null }) } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '72rem' }}>{story()}</div>],
  render: () => <PartnerTileSheet tile={ResellTile} />,
};
