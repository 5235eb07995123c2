import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dialogBehaviour } from '../../../../test/modal/dialog-behaviour.ts';
import { ModalStage } from '../../../../test/modal/ModalStage.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { Stack } from '../../../base/Stack/Stack.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { beginRequest } from '../../../i18n/messages/payments/legal.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import { paymentConfirmDialog } from '../../../i18n/messages/payments/payment-dialogs.ts';
import { BeginRequest } from '../BeginRequest/BeginRequest.tsx';
import { OrderTerms } from '../OrderSummary/OrderTerms.tsx';
import { PaymentConfirmDialog } from './PaymentConfirmDialog.tsx';

const total = { term: 'Total, VAT included', detail: '€14.99', strong: true };
const orderRows = [
  { term: 'Package', detail: '50 credits' },
  { term: 'Paid with', detail: 'Direct debit' },
  { term: 'Renewal', detail: 'None, paid once' },
  total,
];
const allRows = [
  { term: 'Package', detail: '50 credits' },
  { term: 'Normal price', detail: '€19.99' },
  { term: 'Discount of 25%', detail: '−€5.00' },
  { term: 'Paid with', detail: 'Direct debit' },
  { term: 'Account holder', detail: 'Ilaria Montefalcone-Hohenstaufen' },
  { term: 'IBAN', detail: 'IT60 X054 2811 1010 0000 0123 456' },
  { term: 'Creditor', detail: 'Velluto B.V., Amsterdam' },
  { term: 'Mandate', detail: 'VL-2026-000417' },
  { term: 'Renewal', detail: 'None, paid once' },
  total,
];

const meta = {
  title: 'Product/Payments/PaymentConfirmDialog',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'orders that are paid without leaving the page.',
      avoid: 'orders on a separate page: that has the OrderSummary.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Stays inside of the dialog.'],
        ['Escape', 'Closes it, unless the payment is on its way.'],
        ['Enter, Space', 'Press the button that has the focus.'],
      ],
      screenReader: ['The order is a list of terms with their details; what went wrong is announced.'],
    },
  },
  component: PaymentConfirmDialog,
  args: {
    rows: [{ term: 'Package', detail: '50 credits' }, total],
    children: (
      <>
        The <TextLink href="/pages/terms">terms</TextLink> apply. You can withdraw within 14 days; we pay back
        the credits you have not used.
      </>
    ),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PaymentConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button says that the order has to be paid, and the total is above it. */
export const Default: Story = {
  args: {
    rows: orderRows,
    children: <OrderTerms refundDays={14} />,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: words(paymentConfirmDialog.title) });
    const order = screen.getByRole('button', { name: words(orderSummary.order) });
    const amount = screen.getByText('€14.99');
    await expect(amount.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(order);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Behaviour: Story = {
  render: args => (
    <ModalStage>
      {({ open, onClose }) => <PaymentConfirmDialog {...args} open={open} onCancel={onClose} />}
    </ModalStage>
  ),
  play: dialogBehaviour({ title: paymentConfirmDialog.title, closeLabel: paymentConfirmDialog.back }),
};

export const TenRows: Story = {
  args: { rows: allRows },
  play: async () => {
    for (const { detail } of allRows)
      await expect(await screen.findByText(sample(detail))).toBeInTheDocument();
  },
};

/** On a small phone too, the total is in view with the button, however much is said below it, and so is what is missing. */
export const Phone: Story = {
  args: {
    rows: orderRows,
    children: (
      <Stack gap={4}>
        <OrderTerms refundDays={14} />
        <BeginRequest refundDays={14} checked={false} missing onChange={fn()} />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const order = await screen.findByRole('button', { name: words(orderSummary.order) });
    const amount = screen.getByText('€14.99').getBoundingClientRect();
    const buttons = order.closest('.vl-DialogFooter')?.getBoundingClientRect();
    await expect(amount.top).toBeGreaterThan(0);
    await expect(amount.bottom).toBeLessThanOrEqual(buttons?.top ?? 0);
    screen.getByRole('checkbox').focus();
    const missing = screen.getByText(words(beginRequest.missing));
    await waitFor(() =>
      expect(missing.getBoundingClientRect().bottom).toBeLessThanOrEqual(buttons?.top ?? 0),
    );
  },
};

/** While the order is being sent, a second press and Escape are ignored. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words(orderSummary.order) }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { problem: { code: 'payment_provider_unavailable' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      wordsIn(problemMessages.payment_provider_unavailable),
    );
  },
};

export const States: Story = { tags: ['sheet'], parameters: photographed };
export const StatesTenRows: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { rows: allRows, problem: { code: 'payment_provider_unavailable' } },
};
export const StatesPending: Story = { tags: ['sheet'], parameters: photographed, args: { pending: true } };
