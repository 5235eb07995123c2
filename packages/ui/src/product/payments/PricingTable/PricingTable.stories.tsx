import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { creditOffers } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, words, wordsIn } from '../../../../test/words.ts';
import { creditsPackage, pricingTable } from '../../../i18n/messages/payments/credits.ts';
import { PricingTable } from './PricingTable.tsx';

const meta = {
  title: 'Product/Payments/PricingTable',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'comparing packages, with the price of a message.',
      avoid: 'buying: that is the CreditsPackageList.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the links of the packages, where there are some.'],
        ['Enter', 'Follows the link that has the focus.'],
      ],
      screenReader: [
        'A table with a caption; each row and column has a heading.',
        'Each link says credits and price.',
      ],
    },
  },
  component: PricingTable,
  args: { offers: creditOffers },
  decorators: [story => <div style={{ maxInlineSize: '36rem' }}>{story()}</div>],
} satisfies Meta<typeof PricingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: words(pricingTable.caption) })).toBeVisible();
    const row = canvas.getByRole('row', { name: wordsIn(pricingTable.credits({ count: 50 })) });
    await expect(row).toHaveTextContent(
      wordsIn(pricingTable.credits({ count: 50 }), money(1999), '25', money(80)),
    );
  },
};

/** Each package leads to its order. */
export const WithLinks: Story = {
  args: { href: '/credits/{id}' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: wordsIn(creditsPackage.choose) })).toHaveLength(4);
  },
};

export const None: Story = {
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const huge = {
  ...creditOffers[3],
  id: 'huge',
  credits: 99_999,
  price: { amountMinor: 123_456_789, currency: 'PLN' },
  messagePrice: { amountMinor: 123_456, currency: 'PLN' },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="four · one · none">
        <div style={{ inlineSize: '34rem' }}>
          <PricingTable {...args} href="/credits/{id}" />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <PricingTable offers={creditOffers.slice(0, 1)} />
        </div>
        <div style={{ inlineSize: '14rem' }}>
          <PricingTable offers={[]} />
        </div>
      </SheetRow>
      <SheetRow label="long · 320 px, long">
        <div style={{ inlineSize: '34rem' }}>
          <PricingTable offers={[...creditOffers, huge]} />
        </div>
        <div style={{ inlineSize: '18rem' }}>
          <PricingTable offers={[...creditOffers, huge]} href="/credits/{id}" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
