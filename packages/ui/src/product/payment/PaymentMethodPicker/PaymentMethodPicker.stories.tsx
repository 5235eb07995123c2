import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { paymentMethods } from '../../../model/payment.ts';
import { Sheet, SheetRow } from '../../../testing/Sheet.tsx';
import { PaymentMethodPicker, type PaymentMethodPickerProps } from './PaymentMethodPicker.tsx';

const meta = {
  title: 'Product/Payment/PaymentMethodPicker',
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
    const group = canvas.getByRole('group', { name: 'How would you like to pay?' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ method: 'paypal' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  },
};

export const Unavailable: Story = {
  args: { unavailable: ['paypal'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
  },
};

const Box = (props: PaymentMethodPickerProps & { width?: string }) => {
  const { width = '34rem', ...rest } = props;
  return (
    <div style={{ inlineSize: width }}>
      <PaymentMethodPicker {...rest} />
    </div>
  );
};

export const States: Story = {
  tags: ['sheet'],
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
          methods={paymentMethods}
          value={null}
          unavailable={['giropay']}
          error="Please choose how to pay."
          width="68rem"
        />
      </SheetRow>
      <SheetRow label="320 px">
        <Box {...args} width="18rem" />
      </SheetRow>
    </Sheet>
  ),
};
