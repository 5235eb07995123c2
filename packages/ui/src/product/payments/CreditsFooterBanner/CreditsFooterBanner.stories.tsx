import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { words, wordsIn } from '../../../../test/words.ts';
import { creditsFooterBanner } from '../../../i18n/messages/payments/credits.ts';
import { CreditsFooterBanner } from './CreditsFooterBanner.tsx';

const meta = {
  title: 'Product/Payments/CreditsFooterBanner',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: { use: 'the end of the packages page.', avoid: 'advertising elsewhere.' },
    accessibility: { keyboard: [], screenReader: ['A heading, then a list of terms with their details.'] },
  },
  component: CreditsFooterBanner,
  args: { refundDays: 14 },
} satisfies Meta<typeof CreditsFooterBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const fact of [
      creditsFooterBanner.once,
      creditsFooterBanner.lasting,
      creditsFooterBanner.refund({ days: 14 }),
    ])
      await expect(canvas.getByText(words(fact))).toBeVisible();
  },
};
export const NoRefund: Story = {
  args: { refundDays: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(wordsIn(creditsFooterBanner.refund({ days: 0 })))).toBeNull();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="with 14 days, without">
        <CreditsFooterBanner {...args} />
        <CreditsFooterBanner refundDays={0} />
      </SheetRow>
      <SheetRow label="320 px">
        <div style={{ inlineSize: '20rem' }}>
          <CreditsFooterBanner {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
