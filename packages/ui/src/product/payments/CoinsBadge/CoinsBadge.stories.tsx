import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words } from '../../../../test/words.ts';
import { coinsBadge } from '../../../i18n/messages/payments/credits.ts';
import { CoinsBadge } from './CoinsBadge.tsx';

const meta = {
  title: 'Product/Payments/CoinsBadge',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the balance in a conversation or a bar.',
      avoid: 'the cost of something: say it in words and money.',
    },
    accessibility: {
      keyboard: [['Enter', 'Follows the link, where it has an address.']],
      screenReader: [
        'The number and the coin are hidden; a sentence with the number of credits is read in their place.',
      ],
    },
  },
  component: CoinsBadge,
  args: { credits: 4, href: '/credits' },
} satisfies Meta<typeof CoinsBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(coinsBadge.label({ credits: 4 })) })).toBeVisible();
  },
};

/** An unknown balance is not shown as zero. */
export const Unknown: Story = {
  parameters: { drawsNothing: true },
  args: { credits: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vl-CoinPill')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="0, 1, 10, 99 999 · not a link">
        {[0, 1, 10, 99_999].map(credits => (
          <CoinsBadge key={credits} {...args} credits={credits} />
        ))}
        <CoinsBadge credits={10} />
      </SheetRow>
    </Sheet>
  ),
};
