import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { wordsIn } from '../../../../test/words.ts';
import { oneTimePaymentNotice } from '../../../i18n/messages/payments/credits.ts';
import { OneTimePaymentNotice } from './OneTimePaymentNotice.tsx';

const meta = {
  title: 'Product/Payments/OneTimePaymentNotice',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'wherever a package is sold.',
      avoid: 'direct debit, which may renew.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as text; the tick is hidden.'] },
  },
  component: OneTimePaymentNotice,
} satisfies Meta<typeof OneTimePaymentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordsIn(oneTimePaymentNotice.text))).toBeVisible();
  },
};
export const States: Story = { tags: ['sheet'], parameters: photographed };
