import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { swipeLimit } from '../../../i18n/messages/discover.ts';
import { SwipeLimitNotice } from './SwipeLimitNotice.tsx';

const meta = {
  title: 'Product/Discover/SwipeLimitNotice',
  component: SwipeLimitNotice,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the number of likes left in the swipe game, and when there are new ones.',
      avoid: 'likes given on profiles: they have no limit.',
    },
    accessibility: {
      keyboard: [],
      screenReader: ['The number of likes that are left is read as text; the drawn marks are hidden.'],
    },
  },
  args: { likesLeft: 3 },
} satisfies Meta<typeof SwipeLimitNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(swipeLimit.left({ count: 3 })))).toBeVisible();
  },
};

export const One: Story = {
  args: { likesLeft: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(swipeLimit.left({ count: 1 })))).toBeVisible();
  },
};

export const None: Story = {
  args: { likesLeft: 0, children: <LinkButton href="/members">Look around</LinkButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(swipeLimit.none) })).toBeVisible();
    await expect(canvas.getByText(words(swipeLimit.tomorrow({ count: 4 })))).toBeVisible();
  },
};

/** Negative numbers count as 0. */
export const Impossible: Story = {
  args: { likesLeft: -2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(swipeLimit.none) })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      {[4, 3, 1].map(likesLeft => (
        <SheetRow key={likesLeft} label={String(likesLeft)}>
          <SwipeLimitNotice likesLeft={likesLeft} />
        </SheetRow>
      ))}
      <SheetRow label="none">
        <div style={{ inlineSize: '20rem' }}>
          <SwipeLimitNotice likesLeft={0}>
            <LinkButton href="/members">Look around</LinkButton>
          </SwipeLimitNotice>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
