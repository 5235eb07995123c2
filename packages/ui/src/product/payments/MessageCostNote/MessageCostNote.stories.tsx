import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencyOf } from '@velluto/rules';
import { expect } from 'storybook/test';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, words } from '../../../../test/words.ts';
import { messageCostNote } from '../../../i18n/messages/payments/transactions.ts';
import { MessageCostNote } from './MessageCostNote.tsx';

const meta = {
  title: 'Product/Payments/MessageCostNote',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'before a package is chosen: beside prices, during sign-up.',
      avoid: 'beside the send button: the Composer says what this message costs.',
    },
    accessibility: { keyboard: [], screenReader: ['Read as text; the coin is hidden.'] },
  },
  component: MessageCostNote,
  args: { credits: 2, from: { amountMinor: 54, currency: 'EUR' } },
} satisfies Meta<typeof MessageCostNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(words(messageCostNote.price({ credits: 2, price: money(54) }))),
    ).toBeVisible();
  },
};
export const OneCredit: Story = { args: { credits: 1 } };
/** Where nothing is sold, no price in money is shown. */
export const PriceUnknown: Story = {
  args: { from: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(messageCostNote.credits({ credits: 2 })))).toBeVisible();
  },
};
export const Free: Story = {
  args: { credits: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(messageCostNote.free))).toBeVisible();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="in the currency of Italy, Great Britain, Switzerland, Poland">
        {['IT', 'GB', 'CH', 'PL'].map((country, index) => (
          <div key={country} style={{ inlineSize: '16rem' }}>
            <MessageCostNote
              {...args}
              from={{ amountMinor: 54 + 61 * index, currency: currencyOf(country) }}
            />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="one credit · no price in money · free · large">
        <div style={{ inlineSize: '16rem' }}>
          <MessageCostNote {...args} credits={1} />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <MessageCostNote {...args} from={null} />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <MessageCostNote {...args} credits={0} />
        </div>
        <div style={{ inlineSize: '16rem' }}>
          <MessageCostNote credits={99_999} from={{ amountMinor: 123_456_789, currency: 'PLN' }} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
