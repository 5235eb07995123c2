import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { severalLandmarks } from '../../../../test/landmarks.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { likesList } from '../../../i18n/messages/likes/likes.ts';
import { LikesTabs } from './LikesTabs.tsx';

const meta = {
  title: 'Product/Likes/LikesTabs',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the three kinds of likes, each with its own address.',
      avoid: 'views without an address: those are Tabs.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the three lists.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'A navigation with a name; the open list says “current page”, and new likes are said with their number.',
      ],
    },
  },
  component: LikesTabs,
  args: { type: 'received', newLikes: 2 },
} satisfies Meta<typeof LikesTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: wordsIn(likesList.received) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: words(likesList.matches) })).toHaveAttribute(
      'href',
      '/likes/matches',
    );
  },
};

export const Many: Story = {
  args: { newLikes: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: { ...photographed, ...severalLandmarks },
  render: () => (
    <Sheet>
      <LikesTabs type="received" />
      <LikesTabs type="given" newLikes={3} />
      <LikesTabs type="matches" newLikes={120} />
    </Sheet>
  ),
};
