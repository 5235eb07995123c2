import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { formats, money, words } from '../../../../test/words.ts';
import { orderSummary, transactionRow } from '../../../i18n/messages/payments/payment.ts';
import type { Transaction } from '../../../model/payment.ts';
import { TransactionRow } from './TransactionRow.tsx';

const paid: Transaction = {
  id: 'tr-1',
  purchase: { kind: 'credits', credits: 50 },
  status: 'completed',
  amount: { amountMinor: 1999, currency: 'EUR' },
  method: 'paypal',
  createdAt: '2026-11-03T18:12:00Z',
};

const meta = {
  title: 'Product/Payments/TransactionRow',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'one payment in the list of payments.',
      avoid: 'something that can be bought again: that is the RepeatOrderRow.',
    },
    accessibility: {
      keyboard: [['Enter', 'Opens the payment, where it has an address.']],
      screenReader: ['The link is what was bought; day, way, amount and state are read after it.'],
    },
  },
  component: TransactionRow,
  args: { transaction: paid, href: '/transactions/tr-1' },
  decorators: [story => <div style={{ maxInlineSize: '32rem' }}>{story()}</div>],
} satisfies Meta<typeof TransactionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A completed payment shows only its amount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: words(orderSummary.credits({ count: 50 })) }),
    ).toHaveAttribute('href', '/transactions/tr-1');
    await expect(
      canvas.getByText(
        words(transactionRow.detail({ date: formats().date(paid.createdAt), method: 'PayPal' })),
      ),
    ).toBeVisible();
    await expect(canvas.getByText(words(money(1999)))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { transaction: { ...paid, status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(transactionRow.failed))).toBeVisible();
  },
};

const long: Transaction = {
  ...paid,
  purchase: { kind: 'premium', months: 12 },
  method: 'sct',
  status: 'pending',
  amount: { amountMinor: 123_456_789, currency: 'PLN' },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="paid, on its way, failed, stopped · not a link, premium, long · 320 px">
        <div style={{ inlineSize: '26rem' }}>
          {(['completed', 'pending', 'failed', 'cancelled'] as const).map(status => (
            <TransactionRow key={status} {...args} transaction={{ ...paid, status }} />
          ))}
        </div>
        <div style={{ inlineSize: '26rem' }}>
          <TransactionRow
            transaction={{ ...paid, purchase: { kind: 'credits', credits: 1 }, method: 'visa' }}
          />
          <TransactionRow {...args} transaction={{ ...paid, purchase: { kind: 'premium', months: 1 } }} />
          <TransactionRow {...args} transaction={long} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <TransactionRow {...args} />
          <TransactionRow {...args} transaction={long} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
