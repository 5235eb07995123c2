import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Coin } from '../Coin/Coin.tsx';
import { CoinPill } from './CoinPill.tsx';

const meta = {
  title: 'Base/CoinPill',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'a balance or cost where coins are the subject.',
      avoid: 'amounts of money: a coin is never a price.',
    },
    accessibility: {
      keyboard: [['Enter', 'Follows the link, where it has an address.']],
      screenReader: ['The number and the coin are hidden; “label” is read in their place.'],
    },
  },
  component: CoinPill,
  args: { amount: 4, label: '4 credits', href: '#credits' },
} satisfies Meta<typeof CoinPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { href: undefined } };

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="0, 4, 120, 99 999">
        {[0, 4, 120, 99_999].map(amount => (
          <CoinPill key={amount} amount={amount} label={`${amount} credits`} href="#credits" />
        ))}
      </SheetRow>
      <SheetRow label="with a note">
        <CoinPill amount={2} note="2 reserved" label="2 credits, 2 reserved" href="#credits" />
      </SheetRow>
      <SheetRow label="coins">
        <Coin size="s" />
        <Coin />
        <Coin size="l" />
      </SheetRow>
    </Sheet>
  ),
};
