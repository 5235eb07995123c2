import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { creditOffers, premiumOffers, reducedOffers } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, type Words, words, wordsIn } from '../../../../test/words.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import { orderSummary } from '../../../i18n/messages/payments/payment.ts';
import type { Offer } from '../../../model/offer.ts';
import { BeginRequest } from '../BeginRequest/BeginRequest.tsx';
import { PaymentMethodPicker } from '../PaymentMethodPicker/PaymentMethodPicker.tsx';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';

const reduced: Offer = reducedOffers[1] ?? creditOffers[1];
const premium: Offer = premiumOffers[2] ?? creditOffers[1];

const meta = {
  title: 'Product/Payments/OrderSummary',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'the order of one package, with the ways to pay inside of it.',
      avoid: 'receipts: those are transactions.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links of the terms to the button that orders.'],
        [
          'Enter, Space',
          'On the button: order. The first press shows what is asked for above it, where a bar hides that.',
        ],
      ],
      screenReader: [
        'A region with its title as a name; the order is a list of terms with their details.',
        'What went wrong is announced beside the button.',
      ],
    },
  },
  component: OrderSummary,
  args: {
    offer: reduced,
    method: 'postepay',
    refundDays: 14,
    termsHref: '/pages/terms',
    returnsHref: '/pages/return-policy',
    onOrder: fn(),
  },
  decorators: [story => <div style={{ maxInlineSize: '26rem' }}>{story()}</div>],
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The law requires the whole summary above the button, and a button that says that the order has to be paid. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(orderSummary.order) });
    const totals = canvas.getAllByText(words(money(1499)));
    // on the ticket, in the list, and in the bar
    await expect(totals).toHaveLength(3);
    for (const total of totals) {
      await expect(total.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    await expect(canvas.getByText(words('−', money(500)))).toBeVisible();
    await expect(canvas.getByRole('region', { name: words(orderSummary.title) })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

/** Premium in two parts, before the button: membership and credits, the month, and what a used credit costs. */
export const Premium: Story = {
  args: { offer: premium },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: words(orderSummary.order) });
    const rows: [term: Words, detail: Words][] = [
      [orderSummary.membership, orderSummary.noExtraCharge],
      [orderSummary.included, creditsPackage.monthly({ credits: 40 })],
      // 84.99 for 6 months of 40 credits
      [orderSummary.withdrawal, orderSummary.usedCredit({ price: money(36) })],
      [orderSummary.monthly, money(1417)],
      [orderSummary.total, money(8499)],
    ];
    for (const [term, detail] of rows) {
      const name = canvas.getByText(words(term));
      await expect(name.nextElementSibling).toHaveTextContent(wordsIn(detail));
      await expect(name.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  },
};

export const NoMethod: Story = {
  args: { method: null },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: words(orderSummary.order) });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

/** Under the bar, what buyers can ask for is shown by the first press; the second orders, ticked or not. */
export const UnseenRequest: Story = {
  args: { request: <Asked /> },
  decorators: [
    story => (
      <div>
        {story()}
        <div style={{ blockSize: '150vh' }} />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-part="bar"]');
    const request = canvas.getByRole('checkbox');
    // as on a phone, where the bar lies over the end of the list
    if (bar) Object.assign(bar.style, { position: 'fixed', insetBlockEnd: 'auto', insetBlockStart: '0' });
    const order = canvas.getByRole('button', { name: words(orderSummary.order) });
    await userEvent.click(order);
    await expect(request).toHaveFocus();
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.click(order);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

/** What is under the bar but answered is not shown again: the first press orders. */
export const AnsweredRequest: Story = {
  ...UnseenRequest,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-part="bar"]');
    await userEvent.click(canvas.getByRole('checkbox'));
    if (bar) Object.assign(bar.style, { position: 'fixed', insetBlockEnd: 'auto', insetBlockStart: '0' });
    await userEvent.click(canvas.getByRole('button', { name: words(orderSummary.order) }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

/** A second press while the order is being sent does not order again. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(orderSummary.order) }));
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};

function Asked() {
  const [checked, setChecked] = useState(false);
  return <BeginRequest refundDays={14} checked={checked} onChange={change => setChecked(change.checked)} />;
}

const picker = (
  <PaymentMethodPicker
    methods={[
      'postepay',
      'nexi',
      'creditcard',
      'visa',
      'mastercard',
      'maestro',
      'paypal',
      'sct',
      'paysafecard',
    ]}
    value="postepay"
    onChange={fn()}
  />
);

/** As on a page, with space at the edges, over which the bar extends. */
const Box = (props: OrderSummaryProps) => (
  <div style={{ inlineSize: '22rem', paddingInline: 'var(--vl-space-gutter)' }}>
    <OrderSummary {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="reduced · normal price, no withdrawal · premium">
        <Box {...args} />
        <Box {...args} offer={creditOffers[1]} method="sct" refundDays={0} />
        <Box {...args} offer={premium} method="cartebancaire" />
      </SheetRow>
      <SheetRow label="with the ways to pay: below the package; on desktops beside the list">
        <div style={{ inlineSize: 'min(54rem, 100vw - 4rem)' }}>
          <OrderSummary {...args} request={<Asked />}>
            {picker}
          </OrderSummary>
        </div>
      </SheetRow>
      <SheetRow label="nothing chosen · on its way · refused">
        <Box {...args} method={null} />
        <Box {...args} pending />
        <Box {...args} problem={{ code: 'payment_provider_unavailable' }} />
      </SheetRow>
    </Sheet>
  ),
};
