import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { NavCountBadge } from './NavCountBadge.tsx';

const meta = {
  title: 'Product/Layout/NavCountBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'unread messages and new likes, on the way to them.',
      avoid: 'all messages, or all likes ever received.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The number is hidden; what is counted is read in words.'],
    },
  },
  component: NavCountBadge,
  args: { of: 'unreadMessages', count: 3 },
} satisfies Meta<typeof NavCountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(topBar.unread({ count: 3 })))).toBeInTheDocument();
  },
};

export const Single: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(topBar.unread({ count: 1 })))).toBeInTheDocument();
  },
};

export const None: Story = {
  parameters: { drawsNothing: true },
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-CountBadge')).toBeNull();
  },
};

/** Screen readers get the exact number. */
export const Many: Story = {
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText(words(topBar.unread({ count: 100 })))).toBeInTheDocument();
  },
};

export const Likes: Story = {
  args: { of: 'newLikes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(topBar.newLikes({ count: 3 })))).toBeInTheDocument();
  },
};

export const SingleLike: Story = {
  args: { of: 'newLikes', count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(topBar.newLikes({ count: 1 })))).toBeInTheDocument();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="0 (nothing), 1, 9, 10, 99, 100, 12 345">
        {[0, 1, 9, 10, 99, 100, 12_345].map(count => (
          <NavCountBadge key={count} {...args} count={count} />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
