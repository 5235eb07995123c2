import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAYMENT_METHODS } from '@velluto/rules';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { PaymentMethodMark } from './PaymentMethodMark.tsx';

const meta = {
  title: 'Product/Payments/PaymentMethodMark',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'beside the name of a payment method.',
      avoid: 'without the name: many methods have the same icon.',
    },
    accessibility: { keyboard: [], screenReader: ['Hidden: the name of the method stands beside it.'] },
  },
  component: PaymentMethodMark,
  args: { method: 'creditcard' },
} satisfies Meta<typeof PaymentMethodMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="all 18">
        {PAYMENT_METHODS.map(method => (
          <PaymentMethodMark key={method} method={method} />
        ))}
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.vl-PaymentMethodMark')).toHaveLength(18);
    await expect(canvasElement.querySelector('.vl-PaymentMethodMark text')).toBeNull();
  },
};
