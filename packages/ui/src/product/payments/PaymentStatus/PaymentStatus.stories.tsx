import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { anything, money, words, wordsIn } from '../../../../test/words.ts';
import { paymentStatus } from '../../../i18n/messages/payments/payment.ts';
import type { Payment, PaymentState } from '../../../model/payment.ts';
import { PaymentStatus, type PaymentStatusProps } from './PaymentStatus.tsx';

const payment: Payment = {
  id: 'payment',
  status: 'completed',
  credits: 50,
  amount: { amountMinor: 1499, currency: 'EUR' },
  method: 'postepay',
  refundDays: 14,
};

const meta = {
  title: 'Product/Payments/PaymentStatus',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the page to which the payment provider leads back.', avoid: 'a list of payments.' },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through its links.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: ['The title is the heading of first level; a new state of the payment is announced.'],
    },
  },
  component: PaymentStatus,
  args: {
    status: 'completed',
    payment,
    continueHref: '/chats/giulia',
    retryHref: '/credits/p1',
    packagesHref: '/credits',
    checkoutUrl: 'https://pay.example/checkout',
  },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        words(paymentStatus.completedText({ credits: 50, price: money(1499), method: 'Postepay' })),
      ),
    ).toBeVisible();
    await expect(canvas.getByText(wordsIn(paymentStatus.refund({ days: 14 })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(paymentStatus.goOn) })).toHaveAttribute(
      'href',
      '/chats/giulia',
    );
  },
};
/** The buyer did not ask to use the credits at once. */
export const Waiting: Story = {
  args: { payment: { ...payment, usableFrom: '2026-12-05T23:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(paymentStatus.toWallet) })).toHaveAttribute(
      'href',
      '/transactions?view=wallet',
    );
  },
};
export const NoRefund: Story = {
  args: { payment: { ...payment, refundDays: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(wordsIn(paymentStatus.refund({ days: 0 })))).toBeNull();
  },
};
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words(paymentStatus.toPayment) })).toHaveAttribute(
      'href',
      'https://pay.example/checkout',
    );
  },
};
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(paymentStatus.failedText({ method: anything })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(paymentStatus.retry) })).toHaveAttribute(
      'href',
      '/credits/p1',
    );
  },
};
export const Cancelled: Story = {
  args: { status: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(paymentStatus.cancelledText))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(paymentStatus.retry) })).toHaveAttribute(
      'href',
      '/credits/p1',
    );
  },
};
export const Loading: Story = {
  args: { status: 'loading', payment: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words(paymentStatus.loading) })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const Box = (props: PaymentStatusProps) => (
  <div style={{ inlineSize: '26rem' }}>
    <PaymentStatus {...props} />
  </div>
);

// Each result is a page with an `h1`; this sheet shows five of them.
const sheetOfPages = {
  ...photographed,
  a11y: { options: { rules: { 'page-has-heading-one': { enabled: false } } } },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: sheetOfPages,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="loading, pending, completed, failed, cancelled">
        {(['loading', 'pending', 'completed', 'failed', 'cancelled'] satisfies PaymentState[]).map(status => (
          <Box key={status} {...args} status={status} payment={status === 'loading' ? null : payment} />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
