import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../../../test/company.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { formats, money, words, wordsIn } from '../../../../test/words.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { transactionDetail } from '../../../i18n/messages/payments/transactions.ts';
import type { Transaction } from '../../../model/payment.ts';
import { CompanyInfo } from '../CompanyInfo/CompanyInfo.tsx';
import { TransactionDetail } from './TransactionDetail.tsx';

const paid: Transaction = {
  id: '01JCXR8Q4M7V',
  purchase: { kind: 'credits', credits: 50 },
  status: 'completed',
  amount: { amountMinor: 1999, currency: 'EUR' },
  method: 'paypal',
  createdAt: '2026-11-18T18:12:00Z',
};

const meta = {
  title: 'Product/Payments/TransactionDetail',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the page of one payment, from the list or from the receipt.',
      avoid: 'the page right after a payment: that is the PaymentStatus.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the link that withdraws, where there is one.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'The amount is a heading; the state is a word beside it, and the facts are a list of terms with their details.',
      ],
    },
  },
  component: TransactionDetail,
  args: {
    transaction: paid,
    withdrawal: { until: '2026-12-02T18:12:00Z', href: '/withdraw/01JCXR8Q4M7V' },
  },
} satisfies Meta<typeof TransactionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link to withdraw is on the payment itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(money(1999)) })).toBeVisible();
    await expect(
      canvas.getByText(
        wordsIn(transactionDetail.withdrawal({ date: formats().date('2026-12-02', { dateStyle: 'long' }) })),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(transactionDetail.withdraw) })).toHaveAttribute(
      'href',
      '/withdraw/01JCXR8Q4M7V',
    );
  },
};

export const TimeOver: Story = {
  args: { withdrawal: null },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const Failed: Story = {
  args: { transaction: { ...paid, status: 'failed' }, withdrawal: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(transactionDetail.unpaid))).toBeVisible();
    await expect(canvas.queryByText(words(orderSummary.vat))).toBeNull();
  },
};

/** A payment that was refunded is no longer called paid. */
export const Undone: Story = {
  args: { transaction: { ...paid, statusText: 'Paid back' }, withdrawal: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sample('Paid back'))).toBeVisible();
    await expect(canvas.queryByText(words(transactionDetail.paid))).toBeNull();
  },
};

const long: Transaction = {
  ...paid,
  id: '01JCXR8Q4M7V01JCXR8Q4M7V01JCXR8Q4M7V01JCXR8Q4M7V',
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
      <SheetRow label="paid, with the company · failed, stopped · 320 px, on its way, long">
        <div style={{ inlineSize: '26rem' }}>
          <TransactionDetail {...args}>
            <CompanyInfo company={company} />
          </TransactionDetail>
        </div>
        <div style={{ inlineSize: '18rem', display: 'grid', gap: '3rem' }}>
          <TransactionDetail transaction={{ ...paid, status: 'failed' }} />
          <TransactionDetail transaction={{ ...paid, status: 'cancelled' }} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <TransactionDetail {...args} transaction={long} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
