import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { CreditsNavItem } from './CreditsNavItem.tsx';

const meta = {
  title: 'Product/Layout/CreditsNavItem',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'members who have bought before.', avoid: 'all others: they see GetPremiumNavItem.' },
    accessibility: {
      keyboard: [['Enter', 'Opens the page of the credits.']],
      screenReader: [
        'Its name says how many credits are left and how many are reserved; the coin is hidden.',
      ],
    },
  },
  component: CreditsNavItem,
  args: { credits: 4, href: '/credits' },
} satisfies Meta<typeof CreditsNavItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.credits({ count: 4 })) })).toHaveAttribute(
      'data-tone',
      'warning',
    );
  },
};

export const None: Story = {
  args: { credits: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.credits({ count: 0 })) })).toHaveAttribute(
      'data-tone',
      'danger',
    );
  },
};

/** No warning at eleven credits. */
export const Plenty: Story = {
  args: { credits: 11 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.credits({ count: 11 })) })).toHaveAttribute(
      'data-tone',
      'plenty',
    );
  },
};

/** An unknown balance is not shown as zero. */
export const Unknown: Story = {
  args: { credits: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.creditsUnknown) })).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const One: Story = { args: { credits: 1 } };
export const Ten: Story = {
  args: { credits: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(topBar.credits({ count: 10 })) })).toHaveAttribute(
      'data-tone',
      'warning',
    );
  },
};
export const Many: Story = { args: { credits: 99_999 } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="unknown, 0, 1, 10, 11, 99 999">
        {[null, 0, 1, 10, 11, 99_999].map(credits => (
          <CreditsNavItem key={String(credits)} credits={credits} href="/credits" />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
