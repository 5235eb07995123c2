import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { transactions } from '../../../../test/transactions.ts';
import { formats, money, words } from '../../../../test/words.ts';
import { orderSummary, paymentStatus } from '../../../i18n/messages/payments/payment.ts';
import { transactionList } from '../../../i18n/messages/payments/transactions.ts';
import { TransactionList } from './TransactionList.tsx';

const meta = {
  title: 'Product/Payments/TransactionList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'looking up what was paid.',
      avoid: 'buying again: that is the RepeatOrderList.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the payments.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['Each month is a region with a heading and a list; a status says that it loads.'],
    },
  },
  component: TransactionList,
  args: {
    transactions: transactions(7),
    packagesHref: '/credits',
    onRetry: fn(),
  },
} satisfies Meta<typeof TransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grouped by month, each a region for screen readers; each amount in the currency it was paid in. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const november = canvas.getByRole('region', {
      name: formats().date('2026-11-01T00:00:00Z', { month: 'long', year: 'numeric' }),
    });
    await expect(within(november).getAllByRole('listitem')).toHaveLength(3);
    await expect(
      within(november).getByRole('link', { name: words(orderSummary.credits({ count: 50 })) }),
    ).toHaveAttribute('href', '/transactions/tr-7?view=receipt');
    await expect(
      within(november).getByRole('link', { name: words(orderSummary.premium({ months: 3 })) }),
    ).toHaveAttribute('href', '/transactions/tr-6');
    for (const { amount } of args.transactions)
      await expect(canvas.getByText(words(money(amount.amountMinor, amount.currency)))).toBeVisible();
  },
};

export const None: Story = {
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('link', { name: words(transactionList.packages) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};
export const One: Story = { args: { transactions: transactions(1) } };
export const Many: Story = {
  args: { transactions: transactions(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
};
export const Loading: Story = { args: { transactions: [], status: 'loading' } };
export const Failed: Story = {
  args: { transactions: [], status: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(paymentStatus.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="several months and currencies · one · 320 px">
        <div style={{ inlineSize: '28rem' }}>
          <TransactionList {...args} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <TransactionList {...args} transactions={transactions(1)} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <TransactionList {...args} transactions={transactions(4)} />
        </div>
      </SheetRow>
      <SheetRow label="loading · none · failed">
        <div style={{ inlineSize: '22rem' }}>
          <TransactionList {...args} transactions={[]} status="loading" />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <TransactionList {...args} transactions={[]} />
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <TransactionList {...args} transactions={[]} status="error" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
