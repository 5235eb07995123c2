import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PremiumPackage as PremiumOffer } from '../../../model/offer.ts';
import { premiumOffers } from '../../../testing/offers.ts';
import { Sheet, SheetRow } from '../../../testing/Sheet.tsx';
import { PremiumPackage } from './PremiumPackage.tsx';

const quarter: PremiumOffer = {
  kind: 'premium',
  id: 'premium-3',
  tone: 'p1',
  months: 3,
  creditsPerMonth: 40,
  price: { amountMinor: 4999, currency: 'EUR' },
  normalPrice: { amountMinor: 4999, currency: 'EUR' },
  discountPercent: null,
};

const meta = {
  title: 'Product/Credits/PremiumPackage',
  parameters: {
    guidance: {
      use: 'months of premium inside a CreditsPackageList.',
      avoid: 'credits alone: that is a CreditsPackage.',
    },
  },
  component: PremiumPackage,
  args: { offer: quarter, href: '/credits/premium-3' },
  decorators: [story => <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>{story()}</div>],
} satisfies Meta<typeof PremiumPackage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose: 3 months of premium for €49.99' });
    await expect(link).toHaveAttribute('href', '/credits/premium-3');
  },
};

export const States: Story = {
  tags: ['sheet'],
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="1, 3 (popular), 6 and 12 months · selected · unavailable">
        {premiumOffers.map(offer => (
          <div key={offer.id} style={{ inlineSize: '16.5rem' }}>
            <PremiumPackage {...args} offer={offer} />
          </div>
        ))}
        <div style={{ inlineSize: '16.5rem' }}>
          <PremiumPackage {...args} selected />
        </div>
        <div style={{ inlineSize: '16.5rem' }}>
          <PremiumPackage {...args} unavailable />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
