import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAYMENT_METHODS, type PaymentMethod } from '@velluto/rules';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OneFirst } from '../../../../test/other-orders/PaymentMethodPicker.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { paymentMethodPicker } from '../../../i18n/messages/payments/payment.ts';
import { PaymentMethodPicker, type PaymentMethodPickerProps } from './PaymentMethodPicker.tsx';

const italian: readonly PaymentMethod[] = [
  'postepay',
  'nexi',
  'visa',
  'mastercard',
  'creditcard',
  'maestro',
  'paypal',
  'paysafecard',
  'sct',
];

const meta = {
  title: 'Product/Payments/PaymentMethodPicker',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'choosing a payment method before the order.',
      avoid: 'listing all payment methods in general.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches the chosen method.'],
        ['Arrow keys', 'Choose another method that can be used.'],
      ],
      screenReader: [
        'A group with a name, one radio button for each method; that one cannot be used is read with it.',
      ],
    },
  },
  component: PaymentMethodPicker,
  args: { methods: ['postepay', 'creditcard', 'paypal', 'sct'], value: 'postepay', onChange: fn() },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PaymentMethodPicker
        {...args}
        value={value}
        onChange={event => {
          args.onChange(event);
          setValue(event.method);
        }}
      />
    );
  },
} satisfies Meta<typeof PaymentMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: words(paymentMethodPicker.legend) });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ method: 'paypal' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: wordsIn(paymentMethodPicker.sct) })).toBeChecked();
  },
};

/** Made of the same parts in another order: the first method alone, a line of the site's own, then the others. */
export const OtherOrder: Story = {
  render: ({ methods, onChange }) => (
    <OneFirst methods={methods} onChange={onChange}>
      <p className="between">–</p>
    </OneFirst>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: words(paymentMethodPicker.legend) });
    await expect(group).toContainElement(canvasElement.querySelector<HTMLElement>('.between'));
    // one group: the arrow keys go on below the line
    await userEvent.click(canvas.getByRole('radio', { name: 'Postepay' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: wordsIn(paymentMethodPicker.creditcard) })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ method: 'creditcard' });
  },
};

export const One: Story = { args: { methods: ['creditcard'], value: 'creditcard' } };
export const All: Story = {
  args: { methods: PAYMENT_METHODS, value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(18);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};
export const NoneInCountry: Story = {
  args: { methods: [], value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Unavailable: Story = {
  args: { unavailable: ['paypal'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
  },
};

/** Preselected by the address of the page. */
export const Preselected: Story = {
  args: { value: 'paypal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  },
};

/** One tab stop; the arrow keys move between methods and skip unavailable ones. */
export const Keyboard: Story = {
  args: { unavailable: ['creditcard'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Postepay' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ method: 'paypal' });
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Two columns on a small phone. */
export const SmallPhone: Story = {
  decorators: [story => <div style={{ inlineSize: '18rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio').map(radio => radio.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
  },
};

const Box = ({ width = '30rem', ...props }: PaymentMethodPickerProps & { width?: string }) => (
  <div style={{ inlineSize: width }}>
    <PaymentMethodPicker {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="one · four · none">
        <Box {...args} methods={['creditcard']} value="creditcard" width="18rem" />
        <Box {...args} />
        <Box {...args} methods={[]} value={null} width="14rem" />
      </SheetRow>
      <SheetRow label="all 18, one out of order, nothing chosen yet">
        <Box
          {...args}
          methods={PAYMENT_METHODS}
          value={null}
          unavailable={['giropay']}
          error="Please choose how to pay."
          width="68rem"
        />
      </SheetRow>
      <SheetRow label="the column of the order page · 360 px · 320 px">
        <Box {...args} methods={italian} unavailable={['nexi']} />
        <Box {...args} methods={italian} unavailable={['nexi']} width="20.5rem" />
        <Box {...args} methods={italian} unavailable={['nexi']} width="18rem" />
      </SheetRow>
    </Sheet>
  ),
};
