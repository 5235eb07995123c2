import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { premiumOffers } from '../../../../test/offers.ts';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { money, textOf, words, wordsIn } from '../../../../test/words.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { PremiumPackage as PremiumOffer } from '../../../model/offer.ts';
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
  title: 'Product/Payments/PremiumPackage',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'months of premium inside a CreditsPackageList.',
      avoid: 'credits alone: that is a CreditsPackage.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Reaches its button or link.'],
        ['Enter, Space', 'On the button: choose the package.'],
      ],
      screenReader: [
        'An article named by its number of months; a reduced price is read as one sentence.',
        'The button says months and price, and whether it is chosen.',
      ],
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
    const link = canvas.getByRole('link', {
      name: words(
        creditsPackage.chooseMonths({
          action: textOf(creditsPackage.choose),
          months: 3,
          price: money(4999),
        }),
      ),
    });
    await expect(link).toHaveAttribute('href', '/credits/premium-3');
    await expect(canvas.getByText(words(creditsPackage.oneTime))).toBeVisible();
  },
};

/** By direct debit it renews: the card must not say that it never does. */
export const MayRenew: Story = {
  args: { offer: { ...quarter, mayRenew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(creditsPackage.mayRenew))).toBeVisible();
    await expect(canvas.queryByText(wordsIn(creditsPackage.oneTime))).toBeNull();
  },
};

const reduced: PremiumOffer = {
  ...quarter,
  price: { amountMinor: 3749, currency: 'EUR' },
  discountPercent: 25,
};

export const Reduced: Story = {
  args: { offer: reduced },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(words(creditsPackage.priceWas({ normal: money(4999), price: money(3749) }))),
    ).toBeInTheDocument();
  },
};

/** Further presses are ignored while the choice is being processed. */
export const Pending: Story = {
  args: { href: undefined, onChoose: fn(), pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="1, 3 (recommended), 6 and 12 months; the last two may renew">
        {premiumOffers.map((offer, index) => (
          <div key={offer.id} style={{ inlineSize: '16.5rem' }}>
            <PremiumPackage {...args} offer={{ ...offer, mayRenew: index > 1 }} />
          </div>
        ))}
      </SheetRow>
      <SheetRow label="selected · unavailable · reduced · pending">
        <div style={{ inlineSize: '16.5rem' }}>
          <PremiumPackage {...args} selected />
        </div>
        <div style={{ inlineSize: '16.5rem' }}>
          <PremiumPackage {...args} unavailable />
        </div>
        <div style={{ inlineSize: '16.5rem' }}>
          <PremiumPackage {...args} offer={reduced} />
        </div>
        <div style={{ inlineSize: '16.5rem' }}>
          <PremiumPackage {...args} href={undefined} onChoose={() => undefined} pending />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
