import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inUse } from '../../../../test/in-use.ts';
import { creditOffers, reducedOffers } from '../../../../test/offers.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { wordsIn } from '../../../../test/words.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { CreditPackage } from '../../../model/offer.ts';
import { CreditsPackageRows, type CreditsPackageRowsProps } from './CreditsPackageRows.tsx';

const meta = {
  title: 'Product/Payments/CreditsPackageRows',
  parameters: {
    since: '2.0.0',
    status: 'stable',
    guidance: {
      use: 'a few packages inside a dialog, which then needs one press.',
      avoid: 'the page of all packages: that is a CreditsPackageList.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'Goes through the packages.'],
        ['Enter', 'Follows the link to the order.'],
      ],
      screenReader: ['A list with a name; a link says credits, price, and what a message costs.'],
    },
  },
  component: CreditsPackageRows,
  args: { offers: reducedOffers.slice(0, 3), href: '/credits/{id}' },
  decorators: [story => <div style={{ maxInlineSize: '28rem' }}>{story()}</div>],
} satisfies Meta<typeof CreditsPackageRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(link => link.getAttribute('href'))).toEqual(
      args.offers.map(({ id }) => `/credits/${id}`),
    );
    await expect(canvas.getByRole('link', { name: wordsIn(creditsPackage.popular) })).toBe(links[1]);
  },
};

const zloty = (amountMinor: number) => ({ amountMinor, currency: 'PLN' });
const large: readonly CreditPackage[] = creditOffers.slice(0, 2).map(offer => ({
  ...offer,
  credits: 99_999,
  price: zloty(123_456_789),
  normalPrice: zloty(164_609_052),
  messagePrice: zloty(123_456),
}));

const Box = ({ width, ...props }: CreditsPackageRowsProps & { width: string }) => (
  <div style={{ inlineSize: width }}>
    <CreditsPackageRows {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: inUse,
  decorators: [story => <div style={{ inlineSize: '71rem' }}>{story()}</div>],
  render: args => (
    <Sheet>
      <SheetRow label="reduced · normal prices · large amounts">
        <Box {...args} width="22rem" />
        <Box {...args} offers={creditOffers.slice(1, 3)} width="22rem" />
        <Box {...args} offers={large} width="18rem" />
      </SheetRow>
      <SheetRow label="hover" inUse="hover">
        <Box {...args} width="22rem" />
      </SheetRow>
    </Sheet>
  ),
};
