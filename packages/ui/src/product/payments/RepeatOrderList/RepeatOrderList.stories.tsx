import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { transactions } from '../../../../test/transactions.ts';
import { words } from '../../../../test/words.ts';
import { paymentStatus, repeatOrderRow } from '../../../i18n/messages/payments/payment.ts';
import { transactionList } from '../../../i18n/messages/payments/transactions.ts';
import { RepeatOrderList } from './RepeatOrderList.tsx';

const orders = (count: number) =>
  transactions(count).map(({ id, purchase, method, amount, createdAt }, index) => ({
    id,
    purchase,
    method,
    lastAt: createdAt,
    price: index % 5 === 3 ? null : amount,
    href: `/credits/${id}/${method}`,
  }));

const meta = {
  title: 'Product/Payments/RepeatOrderList',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'members who buy the same package again.',
      avoid: 'looking up what was paid: that is the TransactionList.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links that order again.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['A list; a status says that it loads, a heading that it is empty or failed.'],
    },
  },
  component: RepeatOrderList,
  args: { orders: orders(4), packagesHref: '/credits', onRetry: fn() },
} satisfies Meta<typeof RepeatOrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Packages that are no longer sold stay in the list, without a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText(words(repeatOrderRow.gone))).toBeVisible();
  },
};
export const None: Story = {
  args: { orders: [] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: words(transactionList.packages) })).toBeVisible(),
};
export const Many: Story = { args: { orders: orders(40) } };
export const Loading: Story = { args: { orders: [], status: 'loading' } };
export const Failed: Story = {
  args: { orders: [], status: 'error' },
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
      <SheetRow label="several, one no longer sold · 320 px · none">
        <div style={{ inlineSize: '30rem' }}>
          <RepeatOrderList {...args} orders={orders(6)} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <RepeatOrderList {...args} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <RepeatOrderList {...args} orders={[]} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
