import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { members } from '../../../../test/members.ts';
import { photographed } from '../../../../test/photographed.ts';
import { words } from '../../../../test/words.ts';
import { similarProfiles } from '../../../i18n/messages/search.ts';
import { SimilarProfiles } from './SimilarProfiles.tsx';

const meta = {
  title: 'Product/Search/SimilarProfiles',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'people who nearly fit the search, below a short or empty result.',
      avoid: 'advertising on pages that have nothing to do with it.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the people.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A region with its heading as a name; the people are a list.'],
    },
  },
  component: SimilarProfiles,
  args: { members: members(12) },
} satisfies Meta<typeof SimilarProfiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(similarProfiles.title) })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
  },
};
export const Single: Story = { args: { members: members(1) } };
export const None: Story = {
  parameters: { drawsNothing: true },
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const States: Story = { tags: ['sheet'], parameters: photographed };
