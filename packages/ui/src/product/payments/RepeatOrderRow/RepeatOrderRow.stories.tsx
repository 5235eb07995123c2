import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { formats, money, words } from '../../../../test/words.ts';
import { repeatOrderRow, transactionRow } from '../../../i18n/messages/payments/payment.ts';
import { RepeatOrderRow } from './RepeatOrderRow.tsx';

const meta = {
  title: 'Product/Payments/RepeatOrderRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a package bought before that can be ordered again.',
      avoid: 'ordering at once: the row leads to the whole summary.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the link that orders again.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The link says what is ordered and its price; a package that is gone has none and says so.',
      ],
    },
  },
  component: RepeatOrderRow,
  args: {
    purchase: { kind: 'credits', credits: 50 },
    method: 'paypal',
    lastAt: '2026-11-03T18:12:00Z',
    price: { amountMinor: 1999, currency: 'EUR' },
    href: '/credits/credits-50/paypal',
  },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof RepeatOrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: words(repeatOrderRow.actionLong({ item: sample('50 credits'), price: money(1999) })),
      }),
    ).toHaveAttribute('href', '/credits/credits-50/paypal');
    await expect(
      canvas.getByText(
        words(transactionRow.detail({ date: formats().date('2026-11-03'), method: 'PayPal' })),
      ),
    ).toBeVisible();
  },
};

export const Gone: Story = {
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="credits, premium, no longer sold, long · 320 px">
        <div style={{ inlineSize: '34rem' }}>
          <RepeatOrderRow {...args} />
          <RepeatOrderRow {...args} purchase={{ kind: 'premium', months: 3 }} method="sct" />
          <RepeatOrderRow {...args} price={null} />
          <RepeatOrderRow {...args} price={{ amountMinor: 123_456_789, currency: 'PLN' }} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <RepeatOrderRow {...args} />
          <RepeatOrderRow {...args} purchase={{ kind: 'premium', months: 12 }} method="sct" />
          <RepeatOrderRow {...args} price={null} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
